/** For everybody: nothing on any screen hinders a reader, and none scrolls sideways on a phone. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';

import { holds, openStage } from './stage.js';

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

/** Every screen, and what is there once it is ready. */
const SCREENS = [
  ['#/play?game=chomp:3x4', 'game-board .badge'],
  ['#/play?game=connect-four', 'game-board .place'],
  ['#/play?game=dominoes', '.cover'],
  ['#/play?game=kamon', 'game-board .place'],
  ['#/play?game=nim', 'game-board .place'],
  ['#/play?game=hackenbush', 'game-board .place'],
  ['#/play?game=dots-and-boxes', 'game-board .place'],
  ['#/play?game=pig', 'game-board .place'],
  ['#/play?game=kuhn', '.cover'],
  ['#/play?game=leduc', '.cover'],
  ['#/play?game=liars-dice', '.cover'],
  ['#/play?game=goofspiel', 'game-board .place'],
  ['#/graph?game=chomp:2x3&layers=3', 'game-graph .vertex'],
  ['#/graph?game=chomp:5x5&layers=3', 'graph-screen tbody'],
  ['#/graph?game=chomp:3x4&layers=8', 'layer-list .vertex'],
  ['#/graph?game=chomp:3x4&layers=8&view=near', 'near-graph .vertex'],
  ['#/graph?game=chomp:2x3&layers=3&labels=positions&question=yes', 'game-graph .vertex'],
  ['#/graph?dictionary=&layers=2', 'game-graph .vertex'],
  ['#/tournament', 'tournament-screen .chosen summary'],
  ['#/tournament?game=dominoes', 'tournament-screen .chosen summary'],
  ['#/no-such-page', 'stratege-page h2'],
  ['#/play?game=dice:n=30&moves=3,4', '.chip .worth'],
  ['#/play?game=kayles:9', '.chip .worth'],
  ['#/play?game=domineering:3x4', 'value-panel figure'],
  ['#/dice?n=30&d=5', '.bars tbody tr'],
  ['#/dice?n=12&d=4&variant=simultaneous&own=9&other=9&map=support', '.bars tbody tr'],
  ['#/dice?n=8&d=2&fractions=yes', '#exact-here'],
  ['#/dice?n=30&d=5&variant=one-turn', '.matrix'],
  ['#/learn', 'learn-screen fieldset'],
];

for (const colorScheme of ['light', 'dark']) {
  for (const [hash, ready] of SCREENS) {
    test(`${hash} is for everybody when ${colorScheme}`, async () => {
      const page = await stage.page({ colorScheme, kept: KEPT });
      await page.open(hash);
      await page.locator(ready).first().waitFor();
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document));
      const told = violations
        .filter(({ impact }) => impact !== 'minor')
        .map(({ id, nodes }) => {
          return `${id}: ${nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`)}`;
        });
      assert.deepEqual(told, []);
      await page.context().close();
    });
  }
}

for (const [hash, ready] of SCREENS) {
  test(`${hash} does not scroll sideways on a phone`, async () => {
    const page = await stage.page({ width: 360, height: 740, kept: KEPT });
    await page.open(hash);
    await page.locator(ready).first().waitFor();
    await holds(async () => {
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beyond <= 0, `the page is ${beyond} pixels too wide`);
    });
    await page.context().close();
  });
}
