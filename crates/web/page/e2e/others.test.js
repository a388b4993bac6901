/** Tournaments with names for people, the dice map beside its value, learning that is seen, lost pages. */

import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';

import { counted, holds, openStage, SERVED } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

async function saved(page, name) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

for (const [language, run, names] of [
  ['en', 'Run the tournament', ['random moves', 'most points', 'most present', 'worst']],
  ['fr', 'Lancer le tournoi', ['coups au hasard', 'plus de points', 'plus présent', 'pire']],
]) {
  test(`a tournament of dominoes begins with the paper's strategies (${language})`, async () => {
    const page = await stage.page({ kept: { language } });
    await page.open('#/tournament?game=dominoes&games=40');
    const chosen = page.locator('tournament-screen .chosen summary');
    await chosen.first().waitFor();
    const offered = await chosen.allInnerTexts();
    for (const name of names) assert.ok(offered.includes(name), `${name} in ${offered}`);
    await page.getByRole('button', { name: run }).click();
    await page.getByRole('button', { name: 'CSV' }).waitFor();
    const heads = await page.locator('cross-table .cross thead th').allInnerTexts();
    assert.deepEqual(heads.toSorted(), offered.toSorted());
    // No word of the command line in what is said.
    const said = await page.locator('tournament-screen .sentence').innerText();
    assert.doesNotMatch(said, /most-points|plus_de_points|most_present|hasard\b(?! ?»)|mcts:/);
    await closed(page);
  });
}

test('every game that has tournaments begins with strategies that it knows', async () => {
  const games = await stage.games();
  const page = await stage.page();
  for (const card of games) {
    if (card.jobs.find(({ name }) => name === 'tournament')?.refusal) continue;
    await page.open(`#/tournament?game=${card.name}`);
    const picker = page.locator('tournament-screen game-picker');
    const inputs = page.locator('tournament-screen .chosen input');
    // The game before may still be there.
    await holds(async () => assert.equal(await picker.evaluate((it) => it.word), card.name));
    await page.locator('tournament-screen .chosen summary').nth(1).waitFor();
    const words = await inputs.evaluateAll((all) => all.map((input) => input.value));
    const known = card.strategies.map(({ word }) => word.replace(/[:[].*$/, ''));
    for (const word of words)
      assert.ok(known.includes(word.split(':')[0]), `${card.name}: ${word}`);
  }
  await closed(page);
});

test('the word of a strategy is behind its name, and can be changed', async () => {
  const page = await stage.page();
  await page.open('#/tournament?game=tic-tac-toe&strategies=mcts:4000,minimax:2');
  const chosen = page.locator('tournament-screen .chosen summary');
  await chosen.nth(1).waitFor();
  await holds(async () =>
    assert.deepEqual(await chosen.allInnerTexts(), [
      'tree search, 4,000 playouts',
      'min-max, 2 moves ahead',
    ]),
  );
  const word = page.getByLabel('Strategy 1');
  assert.equal(await word.isVisible(), false);
  await chosen.first().click();
  await word.fill('optimal');
  await word.press('Tab');
  await chosen.getByText('perfect play').waitFor();
  await page.waitForFunction(() => location.hash.includes('optimal'));
  await closed(page);
});

test('the axis of the ranking stands below the intervals and says what it measures', async () => {
  const page = await stage.page();
  await page.open('#/tournament?game=tic-tac-toe&strategies=random,first&games=40');
  await page.getByRole('button', { name: 'Run the tournament' }).click();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  const foot = page.locator('cross-table tfoot');
  await holds(async () =>
    assert.match(await foot.innerText(), /0\s*25\s*50\s*75\s*100\s*Score in percent/),
  );
  await holds(async () => {
    const [axis, plot] = await Promise.all([
      page.locator('cross-table .axis-numbers').boundingBox(),
      page.locator('cross-table tbody .plot svg').first().boundingBox(),
    ]);
    assert.ok(Math.abs(axis.x - plot.x) < 1 && Math.abs(axis.width - plot.width) < 1);
  });
  await closed(page);
});

test('the whole tournament is saved as one picture', async () => {
  const page = await stage.page();
  await page.open('#/tournament?game=dominoes&games=40&seed=3');
  await page.getByRole('button', { name: 'Run the tournament' }).click();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  const { name, text } = await saved(page, 'Picture (SVG)');
  assert.match(name, /^dominoes-standings\.svg$/);
  for (const said of ['Tournament – Dominoes', '40 games per pairing', 'seed 3', 'most points']) {
    assert.ok(text.includes(said), said);
  }
  // An interval for each of five strategies, and a frame for each ordered pair.
  assert.equal(text.match(/<circle/g).length, 5);
  assert.equal(text.match(/rx="4"/g).length, 20);
  await closed(page);
});

test('what the best opponent of a strategy gains is told, and it is watched', async () => {
  const page = await stage.page();
  await page.open('#/tournament?game=kuhn&strategies=random,honest&games=40');
  await page.getByLabel('Also look for the best opponent of each strategy').check();
  await page.getByRole('button', { name: 'Run the tournament' }).click();
  const rival = page.getByRole('button', { name: 'Watch the best opponent of random moves' });
  // Against random play the best opponent gains 11/24.
  await holds(async () => assert.match(await rival.innerText(), /0\.4583/));
  await rival.click();
  const replay = page.locator('play-replay');
  await replay.waitFor();
  const heading = page.getByRole('heading', { name: /random moves.* against random moves/i });
  await heading.waitFor();
  await closed(page);
});

for (const [screen, hash, ready, run] of [
  ['tournament', '#/tournament?game=tic-tac-toe&games=20', 'tournament-screen .chosen summary', 1],
  ['dice', '#/dice?n=30&d=5&own=9&other=9', '.bars tbody tr', 0],
  ['learn', '#/learn?game=tic-tac-toe&episodes=100&runs=2', 'learn-screen fieldset', 1],
]) {
  test(`on the stage of ${screen}, what was chosen is away and comes back`, async () => {
    const page = await stage.page({ width: 1280, height: 720 });
    await page.open(hash);
    await page.locator(ready).first().waitFor();
    const choices = page
      .locator(`${screen}-screen`)
      .getByRole('spinbutton', { name: /games|points/i });
    const card = page.locator(`${screen}-screen section`).first();
    const before = await card.getAttribute('aria-label');
    await page.locator('body').press('f');
    // Before anything was found out there is nothing else to be seen.
    if (run) {
      await card.waitFor();
      assert.equal(await card.getAttribute('aria-label'), before);
      await page.locator(`${screen}-screen button.primary`).click();
    }
    await holds(async () => assert.notEqual(await card.getAttribute('aria-label'), before));
    await page.locator('body').press('f');
    await holds(async () => assert.equal(await card.getAttribute('aria-label'), before));
    await choices.first().waitFor();
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test('the map of the dice and its value are seen together on a low screen', async () => {
  const page = await stage.page({ width: 1280, height: 720 });
  await page.open('#/dice?n=100&d=10&own=40&other=90');
  await page.locator('.bars tr.best').waitFor();
  for (const part of ['heat-map svg', '#best-dice', 'dice-screen .sentence']) {
    await holds(async () => {
      const { y, height } = await page.locator(part).first().boundingBox();
      assert.ok(0 <= y && y + height <= 720, `${part}: ${y} to ${y + height}`);
    });
  }
  await closed(page);
});

for (const [language, button, heading] of [
  ['en', 'Map (SVG)', 'Dice to throw, N = 30, D = 5'],
  ['fr', 'Carte (SVG)', 'Dés à lancer, N = 30, D = 5'],
]) {
  test(`a saved map says which race it is of (${language})`, async () => {
    const page = await stage.page({ kept: { language } });
    await page.open('#/dice?n=30&d=5');
    await page.locator('heat-map svg').waitFor();
    const { name, text } = await saved(page, button);
    assert.equal(name, 'dice-dice-n30-d5.svg');
    assert.ok(text.includes(`>${heading}</text>`), text.slice(0, 600));
    // On the screen this is said beside it.
    await counted(page.locator('heat-map svg text', { hasText: heading }), 0);
    await closed(page);
  });
}

test('own points go down and the others to the right, as in the table of the paper', async () => {
  const page = await stage.page();
  await page.open('#/dice?n=18&d=3&own=0&other=0');
  await page.locator('heat-map .spot').waitFor();
  // Nothing comes any more that would move the map.
  await page.locator('.bars tbody tr').first().waitFor();
  const spot = () => page.locator('heat-map .spot').boundingBox();
  const start = await spot();
  await page.locator('heat-map .map').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => location.hash.includes('own=1&other=0'));
  const down = await spot();
  assert.ok(down.y > start.y && Math.abs(down.x - start.x) < 1);
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.hash.includes('own=1&other=1'));
  const right = await spot();
  assert.ok(right.x > down.x && Math.abs(right.y - down.y) < 1);
  await closed(page);
});

for (const [language, learn, known, compared] of [
  ['en', 'Learn', /After [\d,]+ games: [\d,]+ of 5,478 positions known/, /Method \d knows/],
  ['fr', 'Apprendre', /Après [\d\s]+ parties\s: [\d\s]+ positions connues sur 5\s478/, /connaît/],
]) {
  test(`learning shows what is known of all, and compares two ways (${language})`, async () => {
    const page = await stage.page({ kept: { language } });
    await page.open('#/learn?game=tic-tac-toe&first=uniform&second=q-50-95-30&episodes=300&runs=2');
    await page.getByRole('button', { name: learn, exact: true }).click();
    await page.locator('learn-screen .known .part').nth(1).waitFor({ state: 'attached' });
    await page.locator('learn-screen .sentence').nth(1).waitFor();
    await holds(async () =>
      assert.match(await page.locator('learn-screen .known').first().innerText(), known),
    );
    await holds(async () => {
      const sentences = await page.locator('learn-screen .sentence').allInnerTexts();
      assert.match(sentences.join('\n'), compared);
    });
    await closed(page);
  });
}

for (const [language, title] of [
  ['en', 'There is no such page here'],
  ['fr', "Cette page n'existe pas"],
]) {
  test(`an address that names no screen says so (${language})`, async () => {
    const page = await stage.page({ kept: { language } });
    await page.open('#/no-such-page?game=chomp');
    await page.getByRole('heading', { name: title }).waitFor();
    await counted(page.locator('nav [aria-current]'), 0);
    await page.locator('main a.button').nth(1).click();
    await page.locator('graph-screen').waitFor();
    await closed(page);
  });
}

test('the server has no page at an unknown address, and says so in words', SERVED, async () => {
  const page = await stage.page({ locale: 'fr-FR' });
  await page.open('');
  const answer = await page.goto(new URL('/no/such/page', page.url()).href);
  assert.equal(answer.status(), 404);
  await page.getByRole('heading', { name: "Cette page n'existe pas" }).waitFor();
  await page.getByRole('link').click();
  await page.locator('stratege-page').waitFor();
  await page.context().close();
});

test('the gallery of the book has a picture of every game', SERVED, async () => {
  const book = new URL('../../../../docs/', import.meta.url);
  const shown = await readdir(new URL('pictures/gallery/play/', book));
  const games = (await stage.games()).map(({ name }) => `${name}.webp`);
  assert.deepEqual(shown.toSorted(), games.toSorted());
});
