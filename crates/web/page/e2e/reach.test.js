/** For everybody: nothing on any screen hinders a reader, and none scrolls sideways on a phone. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { holds, openStage, told } from './stage.js';

const require = createRequire(import.meta.url);

let stage;
let axe;
before(async () => {
  axe = await readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  stage = await openStage();
});
after(() => stage?.close());

/** Everything that can be shown is shown. */
const KEPT = { hints: true, values: true };

/** What the screens of a game are made of, once they are ready. */
const READY = {
  play: 'game-board .place, .listed .chip',
  graph: 'game-graph .vertex, layer-list, move-explorer tbody, graph-screen .alarm',
  tournament: 'tournament-screen .chosen summary',
  dice: 'heat-map svg',
  learn: 'learn-screen fieldset',
};

/** Screens in other states than that of their first look, and what is there once they are ready. */
const SCREENS = [
  ['#/play?game=chomp:3x4', 'game-board .badge'],
  ['#/play?game=chomp:3x4&moves=b1,a2', '.again'],
  ['#/play?game=dominoes', '.cover'],
  ['#/play?game=dice:n=30&moves=3,4', '.chip .worth'],
  ['#/play?game=kayles:9', '.chip .worth'],
  ['#/play?game=domineering:3x4', 'value-panel figure'],
  ['#/graph?game=chomp:2x3&layers=3', 'game-graph .vertex'],
  ['#/graph?game=chomp:5x5&layers=3', 'graph-screen tbody'],
  ['#/graph?game=chomp:3x4&layers=8', 'layer-list .vertex'],
  ['#/graph?game=chomp:3x4&layers=8&view=near', 'near-graph .vertex'],
  ['#/graph?game=chomp:2x3&layers=3&labels=positions&question=yes', 'game-graph .vertex'],
  ['#/graph?dictionary=&layers=2', 'game-graph .vertex'],
  ['#/graph?game=kuhn', '.alarm'],
  ['#/no-such-page', 'stratege-page h2'],
  ['#/dice?n=30&d=5', '.bars tbody tr'],
  ['#/dice?n=12&d=4&variant=simultaneous&own=9&other=9&map=support', '.bars tbody tr'],
  ['#/dice?n=8&d=2&fractions=yes', '#exact-here'],
  ['#/dice?n=30&d=5&variant=one-turn', '.matrix'],
];

/** Fails if anything that is shown hinders somebody, in light and in dark. */
async function hindersNobody(page) {
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme });
    // The colours have changed once they are drawn.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const { violations } = await page.evaluate(() => window.axe.run(document));
    const found = violations
      .filter(({ impact }) => impact !== 'minor')
      .map(({ id, nodes }) => {
        return `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)}`;
      });
    assert.deepEqual(found, [], `${colorScheme}: ${page.url()}`);
  }
}

/** Fails if the page scrolls sideways on a phone. */
async function fitsPhone(page) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  await holds(async () => {
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(beyond <= 0, `${page.url()} is ${beyond} pixels too wide`);
  });
  await page.setViewportSize(before);
}

for (const { name } of told('list', '--json').games) {
  test(`every screen of ${name} is for everybody, also on a phone`, async () => {
    const card = (await stage.games()).find((it) => it.name === name);
    const applies = (job) => card.jobs.some((it) => it.name === job && !it.refusal);
    const page = await stage.page({ kept: KEPT });
    for (const screen of ['graph', 'tournament', 'dice', 'learn', 'play'].filter(
      (it) => it === 'play' || applies(it),
    )) {
      const seat = screen === 'play' ? '&second=random&seed=1' : '';
      await page.open(`#/${screen}?game=${name}${seat}`);
      await page.locator(READY[screen]).first().waitFor();
      await hindersNobody(page);
      await fitsPhone(page);
    }
    await page.getByRole('button', { name: 'Set up a position' }).click();
    await page.locator('setup-dialog textarea').waitFor();
    await hindersNobody(page);
    await fitsPhone(page);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

for (const [hash, ready] of SCREENS) {
  test(`${hash} is for everybody, also on a phone`, async () => {
    const page = await stage.page({ kept: KEPT });
    await page.open(hash);
    await page.locator(ready).first().waitFor();
    await hindersNobody(page);
    await fitsPhone(page);
    await page.context().close();
  });
}

for (const [opened, hash, open, ready] of [
  ['the picker', '', 'game-picker .open', 'game-picker svg.still'],
  ['the list of keys', '', 'button[aria-haspopup="dialog"]', 'keys-dialog kbd'],
  ['the stage', '#/graph?game=chomp:2x3', 'button[title$="(F)"]', '.stage .vertex'],
]) {
  test(`${opened} is for everybody, also on a phone`, async () => {
    const page = await (await stage.page()).open(hash);
    await page.locator(open).first().click();
    await page.locator(ready).first().waitFor();
    await hindersNobody(page);
    await fitsPhone(page);
    await page.context().close();
  });
}
