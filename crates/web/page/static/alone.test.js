/** The page without a server by itself: kept for offline, opened on a view, started again. */

import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright-core';

import { hostFiles, withStart } from '../e2e/places.js';
import { counted, holds, PATIENCE } from '../e2e/stage.js';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** A module with the exports of the engine, whose `ask` is the one instruction `unreachable`. */
const TRAP =
  'AGFzbQEAAAABDwNgAX8Bf2ACf38AYAF8AAMFBAABAgEFAwEAAQcmBQZtZW1vcnkCAARyb29tAAAEZnJlZQABBXN0YXJ0AAIDYXNrAAMKEAQEAEEICwIACwIACwMAAAs=';

const BUILT = process.env.STATIC;
const FOLDER = join(BUILT, 'static');
const FILE = join(BUILT, 'stratege.html');

let browser;
let room;

before(async () => {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE });
  room = await mkdtemp(join(tmpdir(), 'stratege-'));
});
after(async () => {
  await browser?.close();
  await rm(room, { recursive: true });
});

const board = (page) => page.locator('game-board .place').first();

/** A page of its own. */
async function blank(options) {
  const page = await browser.newPage(options);
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** The shortest of some times: a machine may have much else to do, but not during all of them. */
async function shortest(enough, measure) {
  const times = [];
  while (times.length < 5 && !times.some((time) => time < enough)) times.push(await measure());
  return Math.min(...times);
}

/** A copy of the file that opens with a view. */
async function copy(start) {
  const path = join(room, 'copy.html');
  await writeFile(path, withStart(await readFile(FILE, 'utf8'), start));
  return pathToFileURL(path).href;
}

test('both are small enough', async () => {
  const { size } = await stat(FILE);
  assert.ok(size < 4_000_000, `${size} bytes in one file`);
  const offline = await readFile(join(FOLDER, 'offline.js'), 'utf8');
  const { files } = JSON.parse(/\{"version".*?\]\}/.exec(offline)[0]);
  const names = files.map((name) => (name === './' ? 'index.html' : name));
  const all = await Promise.all(names.map((name) => readFile(join(FOLDER, name))));
  const sent = all.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  console.log(`${size} bytes in one file, ${sent} bytes in a folder as a host sends them`);
  // What the games know and the openings of Connect Four took a tenth of a megabyte.
  assert.ok(sent < 2_000_000, `${sent} bytes`);
});

test('a page that was visited once opens without a network', async () => {
  const host = await hostFiles(FOLDER, '/some/where/');
  const context = await browser.newContext({ locale: 'fr-FR' });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(host.address);
  await board(page).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await host.close();
  const again = await context.newPage();
  await again.goto(`${host.address}#/graph?game=chomp:2x3`);
  await again.locator('game-graph .vertex').first().waitFor();
  await again.getByRole('link', { name: 'Apprendre' }).click();
  await again.locator('learn-screen button').first().waitFor();
  await context.close();
});

test('the folder can be installed', async () => {
  const host = await hostFiles(FOLDER, '/');
  const page = await blank();
  await page.goto(host.address);
  await board(page).waitFor();
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { icons } = JSON.parse(data);
  for (const { src } of icons) {
    const answer = await fetch(new URL(src, host.address));
    assert.equal(answer.status, 200, src);
  }
  await holds(async () => {
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    const serious = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    assert.deepEqual(serious, []);
  });
  await page.close();
  await host.close();
});

test('a copy opens on the view that was written into it, unless a link asks for another', async () => {
  const address = await copy({ screen: 'graph', game: 'chomp:2x3' });
  const page = await blank({ locale: 'en-GB' });
  await page.goto(address);
  await page.locator('game-graph .vertex').first().waitFor();
  await holds(async () => assert.match(page.url(), /#\/graph\?.*game=chomp:2x3/));
  await page.goto('about:blank');
  await page.goto(`${address}#/play?game=nim:1,2`);
  await board(page).waitFor();
  await holds(async () => assert.match(page.url(), /#\/play\?.*game=nim:1,2/));
  await page.close();
});

test('the first board is there within seconds', async () => {
  // A second where nothing else runs; tests share their machine.
  const shown = await shortest(10_000, async () => {
    const page = await blank();
    await page.goto(pathToFileURL(FILE).href);
    await board(page).waitFor();
    const time = await page.evaluate(() => performance.now());
    await page.close();
    return time;
  });
  console.log(`the first board was there after ${Math.round(shown)} ms`);
  assert.ok(shown < 10_000, `${shown} ms`);
});

for (const [locale, sentence, again] of [
  ['en-GB', /stopped.*started again/, 'Try again'],
  ['fr-FR', /arrêté.*redémarré/, 'Réessayer'],
]) {
  test(`an engine that has ended is told about and started again (${locale})`, async () => {
    const page = await blank({ locale });
    // The first engine of the page traps as soon as it is asked about a play.
    await page.addInitScript((trap) => {
      const bytes = Uint8Array.from(atob(trap), (character) => character.charCodeAt(0));
      const module = new WebAssembly.Module(bytes);
      const post = Worker.prototype.postMessage;
      let spoiled = false;
      Worker.prototype.postMessage = function (message) {
        const spoils = !spoiled && typeof message === 'string' && message.includes('/play ');
        if (spoils) post.call(this, { module, hintTime: 0 });
        spoiled ||= spoils;
        return post.call(this, message);
      };
    }, TRAP);
    const told = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(pathToFileURL(FILE).href);
    const alarm = page.getByRole('alert').filter({ hasText: sentence });
    await alarm.waitFor();
    await holds(async () =>
      assert.ok(
        told.some((text) => /the engine has ended: .*unreachable/.test(text)),
        told.join('\n'),
      ),
    );
    await alarm.getByRole('button', { name: again }).click();
    await board(page).waitFor();
    await alarm.waitFor({ state: 'detached' });
    await page.close();
  });
}

test('the page stays lively while it thinks, and a job that is cancelled ends', async () => {
  const page = await blank({ locale: 'en-GB' });
  await page.goto(
    `${pathToFileURL(FILE).href}#/tournament?game=tic-tac-toe&strategies=mcts:500,random&plan=games&games=1000000`,
  );
  await page.getByRole('button', { name: 'Run the tournament' }).click();
  await page.locator('job-progress progress').waitFor();
  // The first numbers come from the worker that ends below.
  await page.locator('cross-table td button strong').first().waitFor();
  const idle = async () => {
    let [last, most] = [performance.now(), 0];
    const end = last + 1500;
    while (last < end) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      const now = performance.now();
      [last, most] = [now, Math.max(most, now - last)];
    }
    return most;
  };
  const longest = await shortest(1000, () => page.evaluate(idle));
  assert.ok(longest < 1000, `the page did nothing for ${longest} ms`);
  const ended = new Promise((resolve) => page.workers().at(-1).on('close', resolve));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled.').waitFor();
  await ended;
  await page.close();
});

test('boards stand in a page of somebody else', async (context) => {
  const host = await hostFiles(FOLDER, '/some/where/');
  // An open host would keep the tests from ending, had one of them failed.
  context.after(() => host.close());
  const page = await blank();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(new URL('embedding.html', host.address).href);
  const frames = page.locator('stratege-board iframe');
  await counted(frames, 5);
  for (let index = 0; index < 4; index += 1) {
    await frames.nth(index).scrollIntoViewIfNeeded();
    const frame = frames.nth(index).contentFrame();
    await frame.locator('game-board .place').first().waitFor();
    // Nothing stands around a board.
    await counted(frame.locator('nav'), 0);
    await counted(frame.locator('game-picker'), 0);
  }
  // Hints are shown where they are asked for, and the language is that of the element.
  await frames.nth(1).contentFrame().locator('.badge').first().waitFor();
  await frames.nth(3).contentFrame().locator('html[lang=fr]').waitFor();
  await frames.nth(4).scrollIntoViewIfNeeded();
  await frames.nth(4).contentFrame().locator('game-graph svg').first().waitFor();
  // A move is made in the frame, and only there.
  const chomp = frames.nth(0).contentFrame();
  await chomp.locator('game-board .place').last().click();
  await chomp.locator('.sentence').waitFor();
  assert.deepEqual(errors, []);
  await page.close();
});
