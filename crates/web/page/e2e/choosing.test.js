/** Choosing a game, an opponent and a position; the way back; the keys. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { counted, holds, NOTED, openStage } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

const place = (page, name) => page.locator(`game-board [data-place="${name}"]`);

async function played(page, move) {
  await page
    .locator('history-view [aria-current]', { hasText: new RegExp(`^\\s*${move}\\s*$`) })
    .waitFor();
}

/** Chooses what is placed next: while more pieces become known, they change places. */
async function taken(page, symbol) {
  const piece = page.locator(`setup-dialog [data-symbol="${symbol}"]`);
  await holds(async () => {
    await piece.click();
    assert.equal(await piece.getAttribute('aria-pressed'), 'true');
  });
}

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

for (const [locale, two, aim] of [
  ['en-GB', 'Two players, nothing hidden', /take the last counter/i],
  ['fr-FR', 'À deux, tout est visible', /prenez le dernier jeton/i],
]) {
  test(`games are chosen by picture, aim and length, with their rules (${locale})`, async () => {
    const page = await (await stage.page({ locale })).open('#/play?game=chomp:4x5');
    await page.locator('game-picker .open').click();
    await page.getByText(two).waitFor();
    const games = await stage.games();
    const cards = page.locator('game-picker .cards button');
    await counted(cards, games.length);
    await page
      .locator('game-picker svg.still')
      .nth(games.length - 1)
      .waitFor();
    const nim = page.locator('[data-game="nim"]');
    await holds(async () => assert.match(await nim.innerText(), aim));
    await nim.click();
    assert.ok((await page.locator('game-picker .rules').first().innerText()).length > 80);
    await closed(page);
  });
}

test('sizes are stepped', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:4x5');
  await page.locator('game-picker .open').click();
  await page.locator('[data-parameter="rows"] .step').nth(1).click();
  await page.locator('[data-parameter="columns"] .step').first().click();
  await page.getByRole('button', { name: 'Choose Chomp' }).click();
  await page.waitForFunction(() => location.hash.includes('chomp:5x4'));
  await place(page, 'd5').waitFor();
  await closed(page);
});

for (const [locale, names, own] of [
  ['en-GB', ['easy', 'medium', 'hard', 'perfect'], ['most points', 'most present', 'worst']],
  [
    'fr-FR',
    ['facile', 'moyen', 'difficile', 'parfait'],
    ['plus de points', 'plus présent', 'pire'],
  ],
]) {
  test(`opponents have names for people, those of the game first (${locale})`, async () => {
    const page = await (await stage.page({ locale })).open('#/play?game=tic-tac-toe');
    const offered = page.locator('seat-picker').nth(1).locator('option');
    await offered.nth(4).waitFor({ state: 'attached' });
    await holds(async () => {
      const texts = (await offered.allTextContents()).map((text) => text.trim());
      assert.deepEqual(texts.slice(1, 5), names);
      // No word of the command line is a name.
      assert.ok(!texts.some((text) => /:\d|[A-Z]{3,}/.test(text)), texts.join('; '));
    });
    await page.open('#/play?game=dominoes&second=most-points');
    const mine = page.locator('seat-picker').nth(1).locator('optgroup').first().locator('option');
    // The game before has as many.
    await holds(async () => {
      const first = (await mine.allTextContents()).map((text) => text.trim());
      for (const name of own) assert.ok(first.includes(name), `${name} in ${first}`);
    });
    await closed(page);
  });
}

test('the word of a strategy is behind its name, and can be changed', async () => {
  const page = await (await stage.page()).open('#/play?game=tic-tac-toe&second=mcts:4000');
  const seat = page.locator('seat-picker').nth(1);
  await seat.locator('.advanced').click();
  await seat.getByText('tree search, 4,000 games per move').first().waitFor();
  await seat.locator('input.options').fill('mcts:50');
  await seat.locator('input.options').press('Enter');
  await page.waitForFunction(() => location.hash.includes('second=mcts:50'));
  await closed(page);
});

test('a position is set up by placing and removing pieces', async () => {
  const page = await (await stage.page()).open('#/play?game=tic-tac-toe');
  await place(page, 'a1').waitFor();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const put = (name) => page.locator(`setup-dialog game-board [data-place="${name}"]`);
  const field = page.getByRole('textbox', { name: 'Position' });
  await taken(page, 'X');
  await put('b2').click();
  await put('a1').click();
  await put('a1').click();
  await taken(page, 'O');
  await put('c3').click();
  await holds(async () => assert.equal(await field.inputValue(), '..O/.X./...'));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.includes('start='));
  await place(page, 'b2').locator('.piece').waitFor();
  await closed(page);
});

test('heaps are set up by counting, and who moves is chosen', async () => {
  const page = await (await stage.page()).open('#/play?game=nim:3,4');
  await page.locator('game-board .place').first().waitFor();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  await page.getByRole('button', { name: 'One less: 2' }).click();
  await page.getByRole('button', { name: 'player 2 to move' }).click();
  await holds(async () =>
    assert.equal(await page.getByRole('textbox', { name: 'Position' }).inputValue(), '3,3 2'),
  );
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('.sentence', { hasText: 'Player 2 to move' }).waitFor();
  await closed(page);
});

test('discs, pieces of a board written by columns, and stalks are set up too', async () => {
  const page = await (await stage.page()).open('#/play?game=connect-four');
  const setUp = page.getByRole('button', { name: 'Set up a position' });
  const field = page.getByRole('textbox', { name: 'Position' });
  const put = page.locator('setup-dialog game-board .place');
  await page.locator('game-board .place').first().waitFor();
  await setUp.click();
  await taken(page, 'X');
  await put.nth(35).click();
  await taken(page, 'O');
  await put.nth(36).click();
  await holds(async () => assert.match(await field.inputValue(), /^(\.{7}\/){5}XO\.{5}$/));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.includes('start=12'));

  await page.open('#/play?game=gipf');
  await place(page, 'E5').waitFor();
  await setUp.click();
  await taken(page, 'w');
  await page.locator('setup-dialog game-board [data-place="E5"]').click();
  await page.getByRole('button', { name: 'One less: Player 1' }).click();
  await holds(async () =>
    assert.equal(await field.inputValue(), 'b..w/...../....../w..w..b/....../...../b..w 11-12 w'),
  );
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => location.hash.includes('11-12'));

  await page.open('#/play?game=hackenbush:stalks=lr/g');
  await page.locator('game-picker .open', { hasText: 'lr/g' }).waitFor();
  await page.locator('game-board .place').first().waitFor();
  await setUp.click();
  await page.getByRole('button', { name: 'One less: 1' }).click();
  await page.getByRole('button', { name: 'One less: 2' }).click();
  await holds(async () => assert.equal(await field.inputValue(), 'l/- 1'));
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes('l/-'));
  await closed(page);
});

for (const [about, hash, symbol, place, expected] of [
  ['letters on squares', '#/play?game=clobber:2x3', '.', 'a1', 'xox/.xo 1'],
  [
    'dominoes that were laid',
    '#/play?game=domineering:3x3&moves=a1-a2',
    '#',
    'c3',
    '..#/#../#.. 2',
  ],
]) {
  test(`${about} are pieces that are placed and removed`, async () => {
    const page = await (await stage.page()).open(hash);
    await page.locator('game-board .place').first().waitFor();
    await page.getByRole('button', { name: 'Set up a position' }).click();
    await taken(page, symbol);
    await page.locator(`setup-dialog game-board [data-place="${place}"]`).click();
    const field = page.getByRole('textbox', { name: 'Position' });
    await holds(async () => assert.equal(await field.inputValue(), expected));
    await closed(page);
  });
}

test("moves are in the browser's history, and its button does not leave the page", async () => {
  const page = await (await stage.page()).open('');
  await place(page, 'a1').waitFor();
  await place(page, 'e4').click();
  await page.locator('history-view button').nth(2).waitFor();
  // The answer of the program belongs to the same entry.
  await page.waitForURL(/moves=e4,/);
  const after = page.url();
  await page.goBack();
  await place(page, 'e4').waitFor();
  await counted(page.locator('history-view button'), 1);
  await page.goForward();
  await page.locator('history-view button').nth(2).waitFor();
  await holds(async () => assert.equal(page.url(), after));
  await closed(page);
});

for (const [locale, play, game] of [
  ['en-GB', 'Play', 'Tic-tac-toe'],
  ['fr-FR', 'Jouer', 'Morpion'],
]) {
  test(`a game under another name has its title, and so has the tab (${locale})`, async () => {
    const page = await (await stage.page({ locale })).open('#/play?game=morpion');
    await place(page, 'a1').waitFor();
    await holds(async () =>
      assert.equal(await page.locator('game-picker .open strong').innerText(), game),
    );
    await holds(async () => assert.equal(await page.title(), `${game} – ${play} – Stratège`));
    await closed(page);
  });
}

test('that something was copied is seen', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3&moves=c2');
  await played(page, 'c2');
  // The history is in the link; the position is there with the board.
  await place(page, 'a1').waitFor();
  const note = page.locator('play-screen .note', { hasText: 'Copied' });
  await holds(async () => {
    await page.locator('summary', { hasText: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy the position' }).click();
    await note.waitFor({ timeout: NOTED });
    const { width, height } = await note.boundingBox({ timeout: NOTED });
    assert.ok(width > 40 && height > 20);
  });
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '3,2 2');
  await closed(page);
});

test('the keys are listed under a question mark', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3');
  await place(page, 'a1').waitFor();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await dialog.waitFor();
  await holds(async () => assert.ok((await dialog.locator('kbd').count()) >= 8));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await closed(page);
});
