/** Playing on the page: by mouse, by keys, by two people, with hints, from a link. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { counted, holds, NOTED, openStage, SERVED } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

/** The sentence of the position. */
const sentence = (page) => page.locator('play-screen .sentence');
const place = (page, name) => page.locator(`game-board [data-place="${name}"]`);
const current = (page) => page.locator('history-view [aria-current]');

/** Waits until a move is the last one of the history. */
async function played(page, move) {
  await page
    .locator('history-view [aria-current]', { hasText: new RegExp(`^\\s*${move}\\s*$`) })
    .waitFor();
}

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test('the first view is a board that can be played on', async () => {
  const page = await (await stage.page()).open('');
  await place(page, 'a1').waitFor();
  assert.doesNotMatch(page.url(), /#/);
  await place(page, 'b2').click();
  await page.locator('history-view button', { hasText: /^\s*b2\s*$/ }).waitFor();
  await holds(async () => assert.match(page.url(), /game=/));
  await closed(page);
});

test('two people play a whole game by mouse', async () => {
  const page = await (await stage.page()).open('#/play?game=tic-tac-toe');
  for (const move of ['a1', 'b1', 'a2', 'b2']) {
    await place(page, move).click();
    await played(page, move);
  }
  await sentence(page).filter({ hasText: 'Player 1 to move.' }).waitFor();
  await place(page, 'a3').click();
  await page.locator('play-screen .sentence', { hasText: /layer 1 wins/ }).waitFor();
  await counted(page.locator('game-board .place.open'), 0);
  await closed(page);
});

test('a whole game is played by keys alone', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x2');
  await place(page, 'a1').waitFor();
  await page.locator('game-board [tabindex="0"]').focus();
  // From the upper left: b2, then a2, then b1 leave the poison; the keys stay on the board.
  for (const [keys, move] of [
    [['ArrowRight', 'Enter'], 'b2'],
    [[' '], 'a2'],
    [['ArrowRight', 'Enter'], 'b1'],
  ]) {
    for (const key of keys) await page.keyboard.press(key);
    await played(page, move);
    await place(page, move).waitFor({ state: 'detached' });
  }
  await page.locator('play-screen .sentence', { hasText: /wins/ }).waitFor();
  await closed(page);
});

test('a typed move is played and a wrong one is explained', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3');
  const field = page.getByLabel('Type a move');
  await field.fill('zz');
  await field.press('Enter');
  await page.getByRole('alert').waitFor();
  await holds(async () => assert.match(await page.getByRole('alert').innerText(), /zz/));
  await field.fill('c2');
  await field.press('Enter');
  await played(page, 'c2');
  await closed(page);
});

test('hints are numbers on every move, toggled by h and remembered', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3');
  await place(page, 'a1').waitFor();
  await counted(page.locator('game-board .badge'), 0);
  await page.keyboard.press('h');
  await page.locator('game-board .badge').first().waitFor();
  await counted(page.locator('game-board .badge'), 5);
  const best = page.locator('game-board .badge.best');
  await holds(async () => assert.equal((await best.textContent()).trim(), 'W5'));
  // The hints take room from the board, which is measured again a frame later.
  await holds(async () => {
    const pixels = await best.locator('text').evaluate((text) => {
      return parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    });
    assert.ok(pixels >= 17.9, `digits are ${pixels} pixels high`);
  });
  await page.reload();
  await page.locator('game-board .badge').first().waitFor();
  await page.keyboard.press('h');
  await page.locator('game-board .badge').first().waitFor({ state: 'detached' });
  await closed(page);
});

test('a link reopens the same position, history and players in a new window', async () => {
  const page = await (await stage.page()).open('#/play?game=tic-tac-toe');
  for (const move of ['b2', 'a1', 'c3']) {
    await place(page, move).click();
    await played(page, move);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  await played(page, 'a1');
  await place(page, 'c1').click();
  await played(page, 'c1');
  await page.waitForURL(/moves=.*c1/);
  const other = await (await stage.page()).open(new URL(page.url()).hash);
  await played(other, 'c1');
  await counted(other.locator('history-view button'), 5);
  await counted(other.locator('history-view .variation'), 1);
  await sentence(other).filter({ hasText: 'Player 2 to move.' }).waitFor();
  await closed(page);
  await closed(other);
});

test('a reopened play shows its last move, and who was winning after each one', async () => {
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=tic-tac-toe&moves=b2,b1,a1,c3,a3');
  await page.locator('game-board .place.last[data-place="a3"]').waitFor();
  // Drawn at first, then won by player 1: an answer at the side was a mistake.
  const bars = (kind) => page.locator(`value-strip .${kind}`);
  // They are found from the end of the play on.
  await bars('one').nth(3).waitFor();
  await bars('even').nth(1).waitFor();
  await counted(bars('even'), 2);
  await counted(bars('one'), 4);
  await closed(page);
});

test('a program answers, and undo takes its answer back too', async () => {
  const page = await (await stage.page()).open('#/play?game=nim:3,4&second=optimal');
  await page.locator('.chip').first().click();
  await page.locator('history-view button').nth(2).waitFor();
  await page.locator('.chip').first().waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('history-view [aria-current]', { hasText: 'start' }).waitFor();
  await closed(page);
});

test('a position is set up by typing, and a wrong one is marked', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:4x5');
  await place(page, 'a1').waitFor();
  await page.getByRole('button', { name: 'Set up a position' }).click();
  const field = page.getByRole('textbox', { name: 'Position' });
  await field.fill('4,5,2,1');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await page.locator('setup-dialog mark').waitFor();
  await holds(async () => assert.equal(await page.locator('setup-dialog mark').innerText(), '5'));
  await field.fill('5,2,1 1');
  await page.getByRole('button', { name: 'Play from here' }).click();
  await place(page, 'e4').waitFor({ state: 'detached' });
  await place(page, 'e1').waitFor();
  await page.waitForFunction(() => location.hash.includes('start=5'));
  await closed(page);
});

test('a game of dice is played to its end, with what every choice gains', async () => {
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=pig:8&seed=2');
  // While it is played, a player wins with a probability.
  const over = page.locator('play-screen .sentence', { hasText: /layer [12] wins(?! with)/ });
  for (let turn = 0; turn < 60 && (await over.count()) === 0; turn += 1) {
    const roll = page.locator('.chip', { hasText: 'roll' });
    await roll.locator('.worth').waitFor();
    await roll.click();
    await page
      .locator('history-view button')
      .nth(turn + 1)
      .waitFor();
    await holds(async () =>
      assert.ok((await over.count()) > 0 || (await page.locator('.chip .worth').count()) > 0),
    );
  }
  await over.waitFor();
  // What was gained on average is on the strip, not only who has won.
  await holds(async () =>
    assert.ok((await page.locator('value-strip .one, value-strip .two').count()) > 1),
  );
  await closed(page);
});

test('a game of cards is played to its end against its equilibrium', async () => {
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=kuhn&second=equilibrium&seed=1');
  const over = page.locator('play-screen .sentence', { hasText: /layer [12] wins/ });
  for (let turn = 0; turn < 3 && (await over.count()) === 0; turn += 1) {
    const worth = page.locator('.chip', { hasText: 'bet' }).locator('.worth');
    await worth.waitFor();
    await holds(async () => assert.match(await worth.innerText(), /^\d+\u202f%$/));
    const before = await page.locator('history-view button').count();
    await page.locator('.chip', { hasText: 'bet' }).click();
    await page
      .locator('history-view button')
      .nth(before + 1)
      .waitFor();
    await holds(async () =>
      assert.ok((await over.count()) > 0 || (await page.locator('.chip').count()) > 0),
    );
  }
  await over.waitFor();
  await closed(page);
});

test('hints for a hidden hand are chances to win, marked as estimates', async () => {
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=dominoes:hand=5&second=most-points&seed=3');
  const worth = page.locator('.chip .worth.guess');
  await worth.first().waitFor();
  await holds(async () => assert.match(await worth.first().innerText(), /^≈\u202f\d+\u202f%$/));
  await closed(page);
});

test('people with hidden hands pass the screen', async () => {
  const page = await (await stage.page()).open('#/play?game=dominoes:hand=3');
  const cover = page.locator('.cover button');
  await cover.click();
  await page.locator('.chip').first().waitFor();
  await counted(cover, 0);
  await page.locator('.chip').first().click();
  await page.locator('history-view button').nth(1).waitFor();
  await cover.waitFor();
  await counted(page.locator('game-board'), 0);
  await closed(page);
});

test('choices that are made at once are hidden until both are made', async () => {
  const page = await (await stage.page()).open('#/play?game=dice:n=20,turns=simultaneous');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.locator('.cover button').waitFor();
  assert.doesNotMatch(page.url(), /moves=/);
  await page.locator('.cover button').click();
  await holds(async () => assert.equal((await current(page).innerText()).trim(), '…'));
  // Neither what is read nor what is heard nor the address tells the choice.
  assert.doesNotMatch(page.url(), /moves=/);
  assert.doesNotMatch(await page.locator('.board').textContent(), /chosen:3|3 →/);
  await counted(page.locator('.menu'), 0);
  await page.getByRole('button', { name: '4', exact: true }).click();
  await played(page, '4');
  await page.locator('history-view button', { hasText: /^\s*3\s*$/ }).waitFor();
  await page.waitForFunction(() => location.hash.includes('moves=3,4'));
  await closed(page);
});

test('who goes back from a secret choice takes it back', async () => {
  const page = await (await stage.page()).open('#/play?game=dice:n=20,turns=simultaneous');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.locator('.cover button').waitFor();
  await page.keyboard.press('[');
  await page.locator('history-view [aria-current]', { hasText: 'start' }).waitFor();
  await counted(page.locator('history-view button'), 1);
  assert.doesNotMatch(page.url(), /moves=/);
  await closed(page);
});

test('a play of heaps is drawn to its end', async () => {
  const page = await (await stage.page()).open('#/play?game=nim:1,1&moves=1-1,2-1');
  await page.locator('history-view [aria-current]', { hasText: '2-1' }).waitFor();
  const box = await page.locator('game-board svg').first().getAttribute('viewBox');
  assert.ok(
    box.split(' ').every((number) => Number.isFinite(Number(number))),
    box,
  );
  await closed(page);
});

test('a link reopens a play with dice, and its history is walked', async () => {
  const page = await (await stage.page()).open('#/play?game=dice:n=60&seed=5');
  const score = (page) => page.locator('play-screen .last');
  const scores = [];
  for (const dice of ['3', '4', '5', '2']) {
    await page.getByRole('button', { name: dice, exact: true }).first().click();
    await played(page, dice);
    await score(page)
      .filter({ hasText: new RegExp(`^\\s*${dice} →`) })
      .waitFor();
    scores.push(await score(page).innerText());
  }
  await page.waitForURL(/moves=3,4,5,2/);
  const other = await (await stage.page()).open(new URL(page.url()).hash);
  for (const expected of scores.toReversed()) {
    await score(other).filter({ hasText: expected }).waitFor();
    await holds(async () => assert.equal(await score(other).innerText(), expected));
    await other.getByRole('button', { name: 'Back' }).click();
  }
  await other.locator('history-view [aria-current]', { hasText: 'start' }).waitFor();
  await other.getByRole('button', { name: 'Forward' }).click();
  await score(other).filter({ hasText: scores[0] }).waitFor();
  await closed(page);
  await closed(other);
});

test("the browser's buttons lead to the game before and back again", async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3&moves=c2');
  await played(page, 'c2');
  // A program answers in the other game, so that this is not its last move.
  const made = page.locator('history-view button', { hasText: /^\s*c3\s*$/ });
  await page.locator('game-picker .open').click();
  await page.locator('[data-game="tic-tac-toe"]').click();
  await page.getByRole('button', { name: 'Choose Tic-tac-toe' }).click();
  await place(page, 'c3').click();
  await made.waitFor();
  // The answer belongs to the same entry: who goes back before it comes has another history.
  await page.waitForURL(/moves=c3,/);
  // First before the move, then before the game.
  await page.goBack();
  await page.locator('history-view [aria-current]', { hasText: 'start' }).waitFor();
  await page.goBack();
  await played(page, 'c2');
  await page.goForward();
  await page.goForward();
  await made.waitFor();
  await closed(page);
});

for (const [hash, about] of [
  ['#/play?game=nonsense', /nonsense/],
  ['#/play?game=chomp:99x99', /99/],
  ['#/play?game=chomp:2x3&moves=zz', /zz/],
  ['#/play?game=chomp:2x3&start=rubbish', /rubbish/],
  ['#/graph?game=nonsense', /nonsense/],
  ['#/learn?game=nonsense', /nonsense/],
]) {
  test(`the bad link ${hash} is answered with a sentence`, async () => {
    const page = await (await stage.page()).open(hash);
    await page.getByRole('alert').first().waitFor();
    await holds(async () => assert.match(await page.getByRole('alert').first().innerText(), about));
    await closed(page);
  });
}

test('a server that was stopped is told about, and asked again', SERVED, async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3');
  await place(page, 'a1').waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await place(page, 'c2').click();
  await page.getByRole('alert').filter({ hasText: 'The server does not answer' }).waitFor();
  // The page asks again by itself too: nobody is answered before the button was pressed.
  let press;
  const pressed = new Promise((resolve) => (press = resolve));
  await page.route('**/api/**', async (route) => {
    await pressed;
    // What was asked before is not waited for any more.
    await route.continue().catch(() => {});
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  press();
  await played(page, 'c2');
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await closed(page);
});

test('a choice of language in one window holds in the other', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3');
  await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Français' }).click();
  await page.getByRole('link', { name: 'Jouer' }).waitFor();
  await closed(page);
});

test('the page speaks French and English and remembers it', async () => {
  const page = await (await stage.page({ locale: 'fr-FR' })).open('');
  await page.getByRole('link', { name: 'Jouer' }).waitFor();
  await place(page, 'a1').waitFor();
  await holds(async () => assert.equal(await page.locator('html').getAttribute('lang'), 'fr'));
  const french = await sentence(page).innerText();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
  await page.waitForFunction((before) => {
    const root = document.querySelector('stratege-page').shadowRoot;
    const screen = root.querySelector('play-screen').shadowRoot;
    return screen.querySelector('.sentence').innerText !== before;
  }, french);
  await page.reload();
  await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
  await closed(page);
});

test('the move that is shown is in sight in a long history', async () => {
  const page = await stage.page({ width: 1280, height: 720 });
  const there = ['a1-a2', 'end', 'a7-a6', 'end', 'a2-a1', 'end', 'a6-a7'];
  const long = [...there, 'end', 'b1-b2', 'end', 'b7-b6', 'end', ...there, 'end', 'b2-b1'];
  await page.open(`#/play?game=diaballik&moves=${[...long, 'end', 'b6-b7'].join(',')}`);
  const inSight = async (move) => {
    await played(page, move);
    await holds(async () => {
      const [room, entry] = await Promise.all([
        page.locator('history-view').boundingBox(),
        current(page).boundingBox(),
      ]);
      assert.ok(room.y <= entry.y && entry.y + entry.height <= room.y + room.height);
    });
  };
  await inSight('b6-b7');
  await page.locator('history-view button').first().click();
  await inSight('start');
  assert.equal(await page.evaluate(() => scrollY), 0);
  await closed(page);
});

test('position and link are copied, the play is saved', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3&moves=c2');
  await played(page, 'c2');
  // The history is in the link; the position is there with the board.
  await place(page, 'a1').waitFor();
  const copied = page.getByRole('status').filter({ hasText: 'Copied' });
  for (const [entry, expected] of [
    ['Copy the position', /^3,2 2$/],
    ['Copy a link to this view', /moves=c2/],
  ]) {
    await holds(async () => {
      await page.locator('summary', { hasText: 'Share' }).click();
      await page.getByRole('button', { name: entry }).click();
      await copied.waitFor({ state: 'attached', timeout: NOTED });
    });
    // The word may still be that of the entry before.
    await page.waitForFunction(
      async (pattern) => new RegExp(pattern).test(await navigator.clipboard.readText()),
      expected.source,
    );
  }
  for (const [entry, ending] of [
    ['Save the board as SVG', /\.svg$/],
    ['Save the board as PNG', /\.png$/],
    ['Save the game as JSON', /\.json$/],
  ]) {
    await page.locator('summary', { hasText: 'Share' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: entry }).click();
    assert.match((await download).suggestedFilename(), ending);
  }
  await counted(current(page), 1);
  await closed(page);
});
