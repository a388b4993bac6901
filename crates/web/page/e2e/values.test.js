/** Values of combinatorial games: of the board, of its moves, in a sum, and of their options. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { counted, holds, openStage } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

const panel = (page) => page.locator('value-panel');
const sentence = (page, text) => panel(page).locator('[aria-live]', { hasText: text });

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test('the value follows the moves, which are played from it', async () => {
  const page = await (await stage.page()).open('#/play?game=domineering:2x2');
  await panel(page).getByText('Value', { exact: true }).click();
  await sentence(page, 'domineering:2x2 = ±1: whoever begins wins.').waitFor();
  const rows = panel(page).locator('section tbody tr');
  await counted(rows, 2);
  await holds(async () => assert.match(await rows.first().innerText(), /wins/));
  await panel(page).locator('figure svg').waitFor();
  await panel(page).getByRole('button', { name: 'Play a1-a2' }).press('Enter');
  await page.locator('history-view [aria-current]', { hasText: 'a1-a2' }).waitFor();
  await sentence(page, '= 1: player 1 (Left) wins, whoever begins.').waitFor();
  // It is open for whoever comes back.
  await page.reload();
  await sentence(page, '= 1').waitFor();
  await closed(page);
});

test('a sum is added to the board, or explained where it is none', async () => {
  const page = await stage.page({ kept: { values: true } });
  await page.open('#/play?game=domineering:2x2');
  const field = panel(page).getByLabel('Add to the board');
  await field.fill('+ {2|');
  await field.press('Enter');
  await panel(page).getByRole('alert').waitFor();
  await holds(async () => assert.equal(await panel(page).locator('mark').innerText(), '{'));
  await field.fill('+ {5|-5} + nim:3');
  await field.press('Enter');
  await sentence(page, 'domineering:2x2 + {5|-5} + nim:3').waitFor();
  const hot = panel(page).locator('section tr', { hasText: 'hottest' });
  await counted(hot, 1);
  await holds(async () => assert.match(await hot.innerText(), /±5/));
  // Only the moves on the board are played there.
  await counted(
    panel(page)
      .locator('table')
      .getByRole('button', { name: /^Play / }),
    2,
  );
  await panel(page).getByRole('button', { name: 'Board alone' }).click();
  await sentence(page, 'domineering:2x2 = ±1').waitFor();
  await closed(page);
});

for (const [locale, add, one, hot, stuck] of [
  ['en-GB', 'Add to the board', 'Played as one game', 'Hottest move: ', 'cannot move'],
  [
    'fr-FR',
    'Ajouter au plateau',
    'Jouée comme un seul jeu',
    'Coup le plus chaud',
    'ne peut plus jouer',
  ],
]) {
  test(`a sum is played as one game, board beside board (${locale})`, async () => {
    const page = await stage.page({ locale, kept: { values: true } });
    await page.open('#/play?game=nim:1');
    const field = panel(page).getByLabel(add);
    await field.fill('+ {2|-2} - nim:1');
    await field.press('Enter');
    const sums = panel(page).getByRole('region', { name: one });
    const part = (index) => sums.locator('.boards > li').nth(index);
    await sums.locator('.sentence', { hasText: hot }).waitFor();
    await counted(sums.locator('game-board'), 2);
    await sums.locator('.boards > li.hot:nth-child(2)').waitFor();
    // Player 1 takes the switch, in which player 2 has no move afterwards; the heaps follow.
    await part(1).getByRole('button').first().click();
    await part(1).getByRole('button').first().waitFor({ state: 'detached' });
    await part(0).locator('.place').first().click();
    await part(0).locator('.piece').first().waitFor({ state: 'detached' });
    await part(2).locator('.place').first().click();
    await sums.locator('.sentence', { hasText: stuck }).waitFor();
    // The play above is another one.
    await counted(page.locator('history-view button'), 1);
    await closed(page);
  });
}

test('options of values are looked into by keys, and left again', async () => {
  const page = await stage.page({ kept: { values: true } });
  await page.open('#/play?game=domineering:2x3&moves=');
  const explorer = page.locator('value-explorer');
  const heading = explorer.locator('h3');
  await panel(page).locator('dd button.value').first().press('Enter');
  await explorer.locator('tbody tr').first().waitFor();
  const first = await heading.innerText();
  const option = explorer.locator('tbody button.value').first();
  const name = await option.innerText();
  await option.press('Enter');
  await explorer.getByRole('button', { name: `Back to ${first}` }).waitFor();
  await holds(async () => assert.equal(await heading.innerText(), name));
  await explorer.getByRole('button', { name: /^Back to/ }).press('Enter');
  await explorer.locator('h3', { hasText: first }).waitFor();
  await explorer.getByRole('button', { name: 'Close' }).press('Enter');
  await heading.waitFor({ state: 'detached' });
  await closed(page);
});
