/** The other screens: the graph stepped, a tournament run, the map of the dice, learning. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import { counted, holds, openStage, SERVED } from './stage.js';

/** What the first view may transfer at most, in bytes. */
const FIRST_VIEW = 120_000;

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
  const inside = page.locator('game-graph .vertex.inside');
  await counted(inside, 0);
  const forward = page.getByRole('button', { name: 'Forward' });
  const sizes = [];
  for (let before = 0; await forward.isEnabled(); before = await inside.count()) {
    await forward.click();
    await page.locator('game-graph .vertex.new').first().waitFor();
    await page.waitForFunction(
      (layers) => location.hash.includes(`layers=${layers}`),
      sizes.length + 1,
    );
    sizes.push((await inside.count()) - before);
  }
  assert.deepEqual(sizes, [1, 3, 1, 2, 1, 1]);
  const reasons = page.locator('graph-screen .reasons li');
  await counted(reasons, 1);
  await holds(async () => assert.match(await reasons.innerText(), /there exists/));
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForFunction(() => location.hash.includes('layers=5'));
  await counted(inside, 8);
  await holds(async () => assert.match(await reasons.first().innerText(), /every arc/));
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
  await holds(async () => assert.match(await sentence.innerText(), /next/));
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
  await counted(page.locator('graph-screen tbody tr'), 3);
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
  await holds(async () => assert.ok(await run.isEnabled()));
  const plays = page.getByLabel('Games per pairing');
  await plays.fill('40');
  await plays.press('Tab');
  await run.click();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  await counted(page.locator('cross-table td button'), 2);
  await holds(async () =>
    assert.match(
      await page.locator('tournament-screen .sentence').innerText(),
      /tree search, 50 playouts/,
    ),
  );
  await cell.click();
  await page.locator('play-replay game-board .place').first().waitFor();
  await closed(page);
});

test('the map of the dice shows 9 at 40 against 90', async () => {
  const page = await (await stage.page()).open('#/dice?n=100&d=10');
  const own = page.getByLabel('Own points');
  await own.fill('40');
  await own.press('Tab');
  const other = page.getByLabel("Opponent's points");
  await other.fill('90');
  await other.press('Tab');
  await page.locator('#best-dice', { hasText: /^9$/ }).waitFor();
  await page.locator('.bars tr.best td').first().waitFor();
  await holds(async () =>
    assert.equal((await page.locator('.bars tr.best td').first().innerText()).trim(), '9'),
  );
  await counted(page.locator('.bars tbody tr'), 10);
  await page.locator('heat-map .map').focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => location.hash.includes('own=41'));
  await page.locator('heat-map svg text', { hasText: 'every choice loses' }).waitFor();
  await own.fill('0');
  await own.press('Tab');
  await other.fill('99');
  await other.press('Tab');
  await page.locator('#best-dice', { hasText: /^×$/ }).waitFor();
  await closed(page);
});

test('the simultaneous race shows mixtures and their certificate', async () => {
  const page = await (await stage.page()).open('#/dice?n=20&d=5&variant=simultaneous');
  await page.getByText('Certificate').waitFor();
  await page.locator('.bars tbody tr').first().waitFor();
  await holds(async () => assert.match(await page.locator('.bars thead').innerText(), /Opponent/));
  await closed(page);
});

test('two ways of learning are compared, and one is watched step by step', async () => {
  const page = await stage.page();
  await page.open('#/learn?game=chomp:2x3&first=uniform&second=q-50-95-30&episodes=300&runs=2');
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.locator('line-chart canvas').waitFor();
  await page.locator('learn-screen .sentence').first().waitFor();
  await page.locator('line-chart thead th').nth(2).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Step by step' }).click();
  await page.locator('learn-steps game-board .place').first().waitFor();
  await page.locator('learn-steps').getByRole('button', { name: 'Forward' }).click();
  await page.getByText('Game 1, move 2').waitFor();
  await closed(page);
});

test('a replay marks a mistake by shape, letter and sentence', async () => {
  const page = await stage.page();
  await page.open('#/tournament?game=nim:2,3&strategies=first,optimal&plan=games&games=4');
  await page.getByRole('button', { name: 'Run the tournament' }).click();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  await page.locator('cross-table td button').first().click();
  const remarked = page.locator('play-replay history-view button.remarked');
  await remarked.first().waitFor();
  await counted(remarked.first().locator('svg path'), 1);
  await holds(async () =>
    assert.equal((await remarked.first().locator('svg text').textContent()).trim(), 'M'),
  );
  const sentence = page.locator('play-replay .mistakes [aria-current]');
  await holds(async () =>
    assert.match(
      await sentence.innerText(),
      /Move \d+, \d+-\d+: a mistake that turns a win into a loss\. Better: \d+-\d+/,
    ),
  );
  // What is said to be better is what wins: the play is opened before the mistake, and solved.
  const [, best] = /Better: ([\d-]+)/.exec(await sentence.innerText());
  await page.getByRole('link', { name: 'Open in Play' }).click();
  await page.locator('play-screen .chip').first().waitFor();
  await page.waitForURL(/#\/play/);
  const after = page.url();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.waitForFunction((mistaken) => location.href !== mistaken, after);
  await page.keyboard.press('h');
  const chip = page.locator('.chip', { hasText: best }).locator('.worth');
  await chip.first().waitFor();
  await holds(async () => assert.match(await chip.first().innerText(), /^W\d+$/));
  await closed(page);
});

test('the dice screen offers every parameter of the game', async () => {
  const page = await (await stage.page()).open('#/dice?n=20&d=3');
  await page.locator('.bars tbody tr').first().waitFor();
  const games = await stage.games();
  const { parameters } = games.find(({ name }) => name === 'dice');
  const numbers = parameters.filter(({ choices }) => choices.length === 0);
  const offered = await page
    .locator('dice-screen [data-parameter]')
    .evaluateAll((all) => all.map((field) => field.getAttribute('data-parameter')));
  assert.deepEqual(
    offered,
    numbers.map(({ name }) => name),
  );
  const variants = await page
    .getByLabel('Variant')
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.value));
  assert.deepEqual(variants, ['sequential', 'simultaneous', 'one-turn']);
  const faces = page.getByLabel('Faces of a die');
  await faces.fill('4');
  await faces.press('Tab');
  await page.waitForFunction(() => location.hash.includes('faces=4'));
  await page.locator('dice-screen .sentence').waitFor();
  await closed(page);
});

test('a number out of range is explained, and the nearest one taken', async () => {
  const page = await (await stage.page()).open('#/dice?n=20&d=3');
  const dice = page.locator('number-field[data-parameter="d"]');
  const field = dice.locator('input');
  await field.fill('0');
  await field.press('Tab');
  await dice
    .getByRole('status')
    .filter({ hasText: /^1 to [\d,]+: using 1$/ })
    .waitFor();
  await page.waitForFunction(() => location.hash.includes('d=1'));
  await holds(async () => assert.equal(await field.inputValue(), '1'));
  // The same again: the number stays, and what was typed does not.
  await field.fill('-7');
  await field.press('Tab');
  await holds(async () => assert.equal(await field.inputValue(), '1'));
  await field.fill('2');
  await field.press('Tab');
  await dice.locator('.note').waitFor({ state: 'detached' });
  await closed(page);
});

for (const parameter of ['n', 'd']) {
  test(`curves are drawn against ${parameter.toUpperCase()}`, async () => {
    const page = await (await stage.page()).open('#/dice?n=12&d=4');
    await page.getByLabel('Gain against').selectOption(parameter);
    await page.getByRole('button', { name: 'Draw' }).click();
    await page.locator('dice-curves line-chart canvas').waitFor();
    const title = parameter === 'n' ? /N = 1 … 12, D = 4/ : /N = 12, D = 1 … 4/;
    await holds(async () => assert.match(await page.locator('dice-curves h3').innerText(), title));
    const most = parameter === 'n' ? 12 : 4;
    await holds(async () => {
      const rows = await page.locator('dice-curves tbody tr td:first-child').allTextContents();
      assert.deepEqual(
        rows.map((row) => Number(row.trim())),
        Array.from({ length: most }, (_, index) => index + 1),
      );
    });
    await closed(page);
  });
}

test('the curve of learning is labelled in French', async () => {
  const page = await stage.page({ kept: { language: 'fr' } });
  await page.open('#/learn?game=chomp:2x2&first=uniform&episodes=100&runs=1');
  await page.getByRole('button', { name: 'Apprendre', exact: true }).click();
  await page.locator('line-chart .u-legend').waitFor();
  await holds(async () => {
    const legend = await page.locator('line-chart .u-legend').innerText();
    assert.match(legend, /trajectoires, tout coup inconnu/);
    assert.doesNotMatch(legend, /uniform/);
  });
  await closed(page);
});

/** Boards of every game that can be learned, small ones where there are. */
const LEARNED = [
  'tic-tac-toe',
  'chomp:2x3',
  'nim:2,3',
  'domineering:3x3',
  'grundy:7',
  'kayles:5',
  'octal:7',
  'subtraction:9',
  'connect-four:4x4x3',
  'mnk:3x3x3',
  'quixo:3',
  'diaballik',
  'dvonn',
  'gipf',
  'kamon',
  'mana',
  'dice:n=8,d=2',
  'pegs:triangle',
  'toads-and-frogs:2x1x2',
  'clobber:2x3',
  'snort:2x2',
  'col:2x2',
  'hackenbush:stalks=lr/g',
];

/** The games that can be learned, by what can learn them. */
async function learnable() {
  const games = await stage.games();
  const learning = ({ jobs }) => jobs.find(({ name }) => name === 'learn');
  const able = games.filter((card) => !learning(card).refusal);
  const fitting = (card) => learning(card).methods.filter(({ refusal }) => !refusal);
  return new Map(able.map((card) => [card.name, fitting(card).map(({ name }) => name)]));
}

test('no game that can be learned is forgotten here', async () => {
  const names = LEARNED.map((game) => game.split(':')[0]);
  assert.deepEqual(names.toSorted(), [...(await learnable()).keys()].toSorted());
});

for (const game of LEARNED) {
  test(`${game} is learned in two ways, mapped and watched`, async () => {
    const methods = (await learnable()).get(game.split(':')[0]);
    const first = methods.includes('trajectories') ? 'uniform' : 'q-50-95-30';
    const page = await stage.page();
    await page.open(`#/learn?game=${game}&first=${first}&second=q-20-90-10&episodes=4&runs=1`);
    await page.getByRole('button', { name: 'Learn', exact: true }).click();
    await page.locator('learn-screen [aria-live] p').nth(1).waitFor();
    await page.locator('line-chart canvas').waitFor();
    await counted(page.locator('line-chart thead th'), 3);
    const maps = page.locator('.maps details');
    await counted(maps, 2);
    await holds(async () => {
      const values = await maps.nth(1).locator('td').allTextContents();
      assert.ok(
        values.some((value) => /\d/.test(value)),
        'a first move has a value',
      );
    });
    await page.getByRole('button', { name: 'Step by step' }).click();
    await page.locator('learn-steps').getByRole('button', { name: 'Forward' }).click();
    await page.getByText(/Game 1, move 2|Game 2, move 1/).waitFor();
    await closed(page);
  });
}

test('the first view is light', SERVED, async () => {
  const page = await stage.page();
  const bodies = [];
  const hear = (response) => bodies.push(response.body());
  page.on('response', hear);
  await page.open('');
  await page.locator('game-board .place').first().waitFor();
  // What comes later has no body any more when the page is closed.
  page.off('response', hear);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(sizes.length > 3, `only ${sizes.length} answers were seen`);
  assert.ok(bytes < FIRST_VIEW, `the first view has ${bytes} bytes`);
  await page.context().close();
});
