/** The same numbers: what the page shows is what the program prints. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { holds, openStage, told } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

const LETTERS = { win: 'W', draw: 'D', loss: 'L' };

/** What is written on a move of which the value is proved. */
const badge = ({ value, distance }) => `${LETTERS[value]}${distance ?? ''}`;

/** The text of every element of a list by an attribute of it. */
const textsBy = (locator, attribute) =>
  locator.evaluateAll(
    (all, name) =>
      Object.fromEntries(all.map((one) => [one.getAttribute(name), one.textContent.trim()])),
    attribute,
  );

/** A share of one as the page writes it in English. */
const percent = (share) => `${(100 * share).toFixed(1)}\u202f%`;

for (const [game, position] of [
  ['chomp:3x4', null],
  ['tic-tac-toe', 'XO./.X./...'],
  ['mnk:3x3x3', null],
]) {
  test(`every move of ${game} has the value and distance that solve prints`, async () => {
    const { moves } = told(
      'solve',
      game,
      ...(position === null ? [] : ['--position', position]),
      '--json',
    );
    const start = position === null ? '' : `&start=${encodeURIComponent(position)}`;
    const page = await stage.page({ kept: { hints: true } });
    await page.open(`#/play?game=${game}${start}`);
    await page.locator('game-board .badge').first().waitFor();
    await holds(async () => {
      const shown = await textsBy(page.locator('game-board .badge'), 'data-badge');
      assert.deepEqual(shown, Object.fromEntries(moves.map((move) => [move.move, badge(move)])));
    });
    await page.context().close();
  });
}

test('every move in the list of nim has the value and distance that solve prints', async () => {
  const { moves } = told('solve', 'nim:3,5,7', '--json');
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=nim:3,5,7');
  await page.locator('.chip .worth').first().waitFor();
  await holds(async () => {
    const shown = await page
      .locator('.chip')
      .evaluateAll((chips) =>
        chips.map((chip) =>
          [...chip.querySelectorAll('span:not(.unseen)')].map((part) => part.textContent),
        ),
      );
    assert.deepEqual(shown.toSorted(), moves.map((move) => [move.move, badge(move)]).toSorted());
  });
  await page.context().close();
});

for (const [game, player] of [
  ['chomp:2x3', 1],
  ['chomp:2x3', 2],
  ['nim:2,3', 1],
  ['subtraction:9', 2],
]) {
  test(`the attractor of player ${player} in ${game} has the layers that graph prints`, async () => {
    const { vertices, layers } = told('graph', game, '--attractor', String(player), '--json');
    const page = await stage.page();
    await page.open(`#/graph?game=${game}&attractor=${player}&layers=${layers.length}`);
    await page.locator('game-graph [data-vertex]').first().waitFor();
    await holds(async () => {
      const counts = await page.locator('.layers strong').allTextContents();
      assert.deepEqual(
        counts.map(Number),
        layers.map((layer) => layer.length),
      );
    });
    await page.locator('graph-screen summary').click();
    await holds(async () => {
      const rows = await page
        .locator('graph-screen tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [1, 4].map((column) => row.children[column].textContent.trim())),
        );
      assert.deepEqual(
        rows.toSorted(),
        vertices.map(({ position, rank }) => [position, String(rank ?? '')]).toSorted(),
      );
    });
    await page.context().close();
  });
}

test('a tournament has the cross table and the ranking that tournament prints', async () => {
  const names = ['random', 'optimal', 'first'];
  // The page names strategies for people.
  const named = { random: 'random moves', optimal: 'perfect play', first: 'always the first move' };
  const settings = ['--games', '60', '--seed', '7', '--json'];
  const { pairings, ranking } = told('tournament', 'tic-tac-toe', ...names, ...settings);
  const page = await stage.page();
  await page.open(`#/tournament?game=tic-tac-toe&strategies=${names}&plan=games&games=60&seed=7`);
  await page.getByRole('button', { name: 'Run the tournament' }).click();
  await page.getByRole('button', { name: 'CSV' }).waitFor();
  const met = pairings.filter(({ seat }) => seat === 'both');
  const expected = met.flatMap(({ a, b, score }) => [
    [`${named[a]} against ${named[b]}`, percent(score.mean)],
    [`${named[b]} against ${named[a]}`, percent(1 - score.mean)],
  ]);
  await holds(async () => {
    const cells = await page
      .locator('cross-table .cross td button')
      .evaluateAll((all) =>
        Object.fromEntries(
          all.map((cell) => [
            cell.querySelector('.unseen').textContent.trim(),
            cell.querySelector('strong').textContent.trim(),
          ]),
        ),
      );
    assert.deepEqual(cells, Object.fromEntries(expected));
  });
  await holds(async () => {
    const ranked = await page
      .locator('cross-table .ranking tbody tr')
      .evaluateAll((all) =>
        all.map((row) => [
          row.children[1].textContent.trim(),
          row.children[2].innerText.replace(/[±(].*/, '').trim(),
          row.children[3].textContent.trim(),
        ]),
      );
    assert.deepEqual(
      ranked,
      ranking.map(({ name, score, group }) => [named[name], percent(score), group]),
    );
  });
  // Told in the reader's language, also after it was played.
  const sentence = page.locator('tournament-screen .sentence');
  const english = await sentence.innerText();
  await page.getByRole('button', { name: 'Français' }).click();
  await sentence.filter({ hasNotText: english }).waitFor();
  await holds(async () => assert.match(await sentence.innerText(), /jeu parfait/));
  await page.context().close();
});

/** The map of a race read at some points, against the program's own map. */
for (const [words, hash, points] of [
  [
    ['--n', '40', '--d', '6'],
    'n=40&d=6',
    [
      [0, 0],
      [10, 33],
      [39, 39],
    ],
  ],
  [
    ['--n', '25', '--d', '4', '--faces', '8'],
    'n=25&d=4&faces=8',
    [
      [0, 0],
      [20, 3],
    ],
  ],
  [
    ['--n', '30', '--d', '5', '--zero'],
    'n=30&d=5&one=0',
    [
      [0, 0],
      [12, 28],
    ],
  ],
  [
    ['--n', '20', '--d', '5', '--simultaneous'],
    'n=20&d=5&variant=simultaneous',
    [
      [0, 0],
      [15, 17],
    ],
  ],
]) {
  test(`the map of dice ${words.join(' ')} shows what dice prints`, async () => {
    const { dice, gain } = told('dice', ...words, '--json');
    const page = await stage.page();
    for (const [own, other] of points) {
      const { at } = told('dice', ...words, '--at', `${own},${other}`, '--json');
      await page.open(`#/dice?${hash}&own=${own}&other=${other}`);
      await page.locator('.bars tbody tr').first().waitFor();
      // The point before may still be there.
      await holds(async () => {
        const best = (await page.locator('#best-dice').innerText()).trim();
        assert.equal(best, String(dice[own][other] ?? '~'), `at ${own} against ${other}`);
        const said = await page.locator('.best-here').innerText();
        const number = Math.abs(gain[own][other]).toFixed(4);
        assert.ok(said.includes(number), `${said} has ${number} at ${own} against ${other}`);
        const gains = await page.locator('.bars tbody tr td:nth-child(2)').allTextContents();
        assert.deepEqual(
          gains.map((text) => Number(text.trim().replace('−', '-')).toFixed(4)),
          at.choices.map((choice) => (Number(choice.gain.toFixed(4)) + 0).toFixed(4)),
        );
      });
    }
    await page.context().close();
  });
}

test('fractions are those that dice --exact prints', async () => {
  const words = ['--n', '8', '--d', '2', '--faces', '3', '--exact', '--at', '2,5', '--json'];
  const { value, gain, at } = told('dice', ...words);
  const page = await stage.page();
  await page.open('#/dice?n=8&d=2&faces=3&own=2&other=5');
  await page.getByLabel('Exact fractions').check();
  await page.locator('#exact-here').waitFor();
  const shown = (text) => text.replace('-', '−');
  await holds(async () =>
    assert.equal(await page.locator('#exact-value .fraction').innerText(), shown(value)),
  );
  await holds(async () =>
    assert.equal(await page.locator('#exact-here .fraction').innerText(), shown(at.value)),
  );
  await page.getByText('All gains as fractions').click();
  await holds(async () => {
    const rows = await page.locator('.fractions tbody td:nth-child(3)').allTextContents();
    assert.deepEqual(
      rows.map((row) => row.trim()),
      gain.flat().map(shown),
    );
  });
  await page.context().close();
});
