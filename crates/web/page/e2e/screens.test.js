/** The other screens: the graph stepped, a tournament run, the map of the dice, learning. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { openStage } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test('the attractor of chomp 2x3 is stepped forward and back', async () => {
  const page = await (await stage.page()).open('#/graph?game=chomp:2x3&attractor=1');
  await page.locator('game-graph [data-vertex]').first().waitFor();
  const inside = () => page.locator('game-graph .vertex.inside').count();
  assert.equal(await inside(), 0);
  const forward = page.getByRole('button', { name: 'Forward' });
  const sizes = [];
  for (let before = 0; await forward.isEnabled(); before = await inside()) {
    await forward.click();
    await page.locator('game-graph .vertex.new').first().waitFor();
    await page.waitForFunction(
      (layers) => location.hash.includes(`layers=${layers}`),
      sizes.length + 1,
    );
    sizes.push((await inside()) - before);
  }
  assert.deepEqual(sizes, [1, 3, 1, 2, 1, 1]);
  const reasons = page.locator('graph-screen .reasons li');
  assert.equal(await reasons.count(), 1);
  assert.match(await reasons.innerText(), /there exists/);
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForFunction(() => location.hash.includes('layers=5'));
  assert.equal(await inside(), 8);
  assert.match(await reasons.first().innerText(), /for all/);
  await closed(page);
});

test('question mode says what is missing and what is right', async () => {
  const page = await (await stage.page()).open('#/graph?game=chomp:2x2');
  await page.locator('game-graph [data-vertex]').first().waitFor();
  await page.getByRole('button', { name: 'Question mode' }).click();
  const sentence = page.locator('graph-screen .sentence');
  const vertex = (position) => page.locator(`game-graph .vertex[aria-label^="${position},"]`);
  await vertex('1 1').click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page
    .locator('graph-screen .sentence', { hasText: 'Not yet: 1 too many, 1 missing' })
    .waitFor();
  await vertex('1 1').click();
  await vertex('1 1').click();
  await vertex('1 2').click();
  await page.getByRole('button', { name: 'Check' }).click();
  await page.locator('graph-screen .sentence', { hasText: 'Right: that is rank 0' }).waitFor();
  assert.match(await sentence.innerText(), /next/);
  await closed(page);
});

test('a dictionary is drawn, and its files are saved', async () => {
  const page = await (await stage.page()).open('#/graph');
  await page.getByRole('button', { name: 'A dictionary' }).click();
  await page.locator('game-graph [data-vertex]').first().waitFor();
  await page.waitForFunction(() => location.hash.includes('dictionary='));
  for (const [name, ending] of [
    ['SVG', /\.svg$/],
    ['PNG', /\.png$/],
    ['TikZ', /\.tex$/],
    ['DOT', /\.dot$/],
  ]) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    assert.match((await download).suggestedFilename(), ending);
  }
  await closed(page);
});

test('a large arena is summed up by layers', async () => {
  const page = await (await stage.page()).open('#/graph?game=chomp:5x5&layers=3');
  await page.getByText('More than 300 vertices').waitFor();
  assert.equal(await page.locator('graph-screen tbody tr').count(), 3);
  await closed(page);
});

test('a tournament shows live progress, is cancelled, and is run again', async () => {
  const page = await stage.page();
  await page.open(
    '#/tournament?game=tic-tac-toe&strategies=mcts:50,random&plan=games&games=1000000',
  );
  const run = page.getByRole('button', { name: 'Run the tournament' });
  await run.click();
  await page.locator('job-progress progress').waitFor();
  // The table fills while it is played: the first numbers come, then others.
  const cell = page.locator('cross-table td button strong').first();
  await cell.waitFor();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled.').waitFor();
  assert.ok(await run.isEnabled());
  const plays = page.getByLabel('Plays per pairing');
  await plays.fill('40');
  await plays.press('Tab');
  await run.click();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  assert.equal(await page.locator('cross-table td button').count(), 2);
  assert.match(await page.locator('tournament-screen .sentence').innerText(), /mcts:50/);
  await cell.click();
  await page.locator('play-replay game-board .place').first().waitFor();
  await closed(page);
});

test('the map of the dice shows 9 at 40 against 90', async () => {
  const page = await (await stage.page()).open('#/dice?n=100&d=10');
  const own = page.getByLabel('Own points');
  await own.fill('40');
  await own.press('Tab');
  const other = page.getByLabel("The other's points");
  await other.fill('90');
  await other.press('Tab');
  await page.locator('#best-dice', { hasText: /^9$/ }).waitFor();
  await page.locator('.bars tr.best td').first().waitFor();
  assert.equal((await page.locator('.bars tr.best td').first().innerText()).trim(), '9');
  assert.equal(await page.locator('.bars tbody tr').count(), 10);
  await page.locator('heat-map canvas').focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(() => location.hash.includes('own=41'));
  await closed(page);
});

test('the simultaneous race shows mixtures and their certificate', async () => {
  const page = await (await stage.page()).open('#/dice?n=20&d=5&variant=simultaneous');
  await page.getByText('Certificate').waitFor();
  await page.locator('.bars tbody tr').first().waitFor();
  assert.match(await page.locator('.bars thead').innerText(), /By the other/);
  await closed(page);
});

test('two ways of learning are compared, and one is watched step by step', async () => {
  const page = await stage.page();
  await page.open('#/learn?game=chomp:2x3&first=uniform&second=q-50-95-30&episodes=300&runs=2');
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.locator('line-chart canvas').waitFor();
  await page.locator('learn-screen .sentence').waitFor();
  await page.locator('line-chart thead th').nth(2).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.locator('learn-steps game-board .place').first().waitFor();
  await page.locator('learn-steps').getByRole('button', { name: 'Forward' }).click();
  await page.getByText('Play 1, move 2').waitFor();
  await closed(page);
});
