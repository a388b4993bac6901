/** The graph screen: the same marks as the exported figure, readable at any size, and its files. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';

import { counted, holds, openStage } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

async function opened(hash, options = {}) {
  const page = await (await stage.page(options)).open(hash);
  await page.locator('graph-screen [data-vertex]').first().waitFor();
  return page;
}

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** What a button hands to the browser. */
async function saved(page, name) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** How high the smallest label is on the screen, in pixels. */
function smallestLabel(page) {
  return page.evaluate(() => {
    const graph = document
      .querySelector('stratege-page')
      .shadowRoot.querySelector('graph-screen')
      .shadowRoot.querySelector('game-graph').shadowRoot;
    const scale = graph.querySelector('.window svg').getScreenCTM().a;
    const sizes = [...graph.querySelectorAll('text.label, .rank text')].map(
      (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
    );
    return Math.min(...sizes);
  });
}

for (const [language, told] of [
  ['en', ['start', 'game over', 'won by player 1', 'attractor of player 1', 'winning strategy']],
  ['fr', ['départ', 'partie terminée', 'gagné par J1', 'attracteur de J1', 'stratégie gagnante']],
]) {
  test(`the screen shows what the figure shows, with its legend (${language})`, async () => {
    const page = await opened('#/graph?game=chomp:2x3&layers=6', { kept: { language } });
    const graph = page.locator('game-graph');
    await counted(graph.locator('.vertex .hatched'), 9);
    await counted(graph.locator('path.start'), 1);
    await counted(graph.locator('.medal'), 2);
    await counted(graph.locator('.rank'), 9);
    await holds(async () => {
      const legend = await page.locator('graph-screen .legend').innerText();
      for (const words of told) assert.ok(legend.includes(words), `${words} in ${legend}`);
    });
    await closed(page);
  });
}

test('without the attractor the legend does not speak of it', async () => {
  const page = await opened('#/graph?game=chomp:2x3');
  await holds(async () => {
    const legend = await page.locator('graph-screen .legend').innerText();
    assert.match(legend, /player 2 to move/);
    assert.doesNotMatch(legend, /attractor|rank/);
  });
  await closed(page);
});

for (const width of [360, 1280]) {
  test(`labels are at least 18 pixels high at a width of ${width}`, async () => {
    const page = await opened('#/graph?game=chomp:3x4&layers=8&view=whole&labels=positions', {
      width,
      height: 720,
    });
    await page.locator('game-graph text.label').first().waitFor();
    await holds(async () => assert.ok((await smallestLabel(page)) >= 17.99));
    // The reader may see all of it at once, and come back.
    await page.getByRole('button', { name: 'Show all' }).click();
    await holds(async () => assert.ok((await smallestLabel(page)) < 17));
    await page.getByRole('button', { name: /readable size/i }).click();
    await holds(async () => assert.ok((await smallestLabel(page)) >= 17.99));
    await closed(page);
  });
}

test('positions are boards where the game has pictures, and text on request', async () => {
  const page = await opened('#/graph?game=chomp:2x3');
  await counted(page.locator('game-graph .still'), 16);
  await counted(page.locator('game-graph text.label'), 0);
  await page.getByLabel('Boards in the vertices').uncheck();
  await page.locator('game-graph text.label').first().waitFor();
  await counted(page.locator('game-graph .still'), 0);
  await holds(async () => assert.match(page.url(), /labels=positions/));
  await closed(page);
});

test('an arena of 66 vertices opens by layers, which fold', async () => {
  const page = await opened('#/graph?game=chomp:3x4&layers=8');
  const layers = page.locator('layer-list details');
  await counted(layers, 9);
  const last = layers.last();
  await holds(async () =>
    assert.match(await last.locator('summary').innerText(), /Not in the attractor · \d+/),
  );
  await holds(async () => assert.equal(await last.getAttribute('open'), null));
  await last.locator('summary').click();
  await last.locator('[data-vertex]').first().waitFor();
  await closed(page);
});

test('the neighbourhood of a vertex is walked through', async () => {
  const page = await opened('#/graph?game=chomp:3x4&view=near');
  const near = page.locator('near-graph');
  await near.getByText('No position leads here').waitFor();
  await near.getByText('11 moves from here').waitFor();
  await near.locator('[data-vertex]').nth(3).press('Enter');
  await near.getByText('11 moves from here').waitFor({ state: 'detached' });
  await near.getByText(/positions? leads? here/).waitFor();
  await holds(async () =>
    assert.ok(
      await near.locator('.vertex.middle').evaluate((it) => it.getRootNode().activeElement === it),
    ),
  );
  await closed(page);
});

test('an arena too large to be drawn is still walked through', async () => {
  const page = await opened('#/graph?game=chomp:5x5&view=near');
  await page.locator('near-graph').getByText('24 moves from here').waitFor();
  await closed(page);
});

test('on the stage the graph fills the screen, and choices and tables are away', async () => {
  const page = await stage.page({ width: 1280, height: 720 });
  await page.open('#/graph?game=chomp:2x3');
  await page.locator('game-graph .vertex').first().waitFor();
  const height = () =>
    page
      .locator('game-graph svg')
      .first()
      .evaluate((it) => it.getBoundingClientRect().height);
  const before = await height();
  await page.keyboard.press('f');
  await page.locator('graph-choices').waitFor({ state: 'detached' });
  await counted(page.locator('.layers'), 0);
  await counted(page.locator('graph-screen table'), 0);
  await holds(async () => {
    assert.ok((await height()) >= before, 'the graph does not shrink');
    const {
      window,
      screen,
      page: whole,
    } = await page.evaluate(() => {
      const graph = document
        .querySelector('stratege-page')
        .shadowRoot.querySelector('graph-screen')
        .shadowRoot.querySelector('game-graph');
      return {
        window: graph.shadowRoot.querySelector('.window').clientHeight,
        screen: innerHeight,
        page: document.documentElement.scrollHeight,
      };
    });
    assert.ok(whole <= screen, `the stage is ${whole - screen} pixels too high`);
    assert.ok(window > 0.4 * screen, `the graph has ${window} of ${screen} pixels`);
  });
  await page.getByRole('button', { name: 'Forward' }).click();
  await page.keyboard.press('f');
  await page.locator('graph-choices').waitFor();
  await closed(page);
});

test('on a large stage the whole graph is seen at once', async () => {
  const page = await stage.page({ width: 1920, height: 1080, kept: { projector: true } });
  await page.open('#/graph?game=chomp:2x3');
  await page.locator('game-graph .vertex').nth(15).waitFor();
  const room = page.locator('game-graph .window');
  await holds(async () => {
    const beyond = await room.evaluate((it) => [
      it.scrollWidth - it.clientWidth,
      it.scrollHeight - it.clientHeight,
    ]);
    assert.ok(Math.max(...beyond) <= 0, `${beyond} pixels are out of sight`);
    const drawn = await room
      .locator('svg')
      .first()
      .evaluate((it) => it.getBoundingClientRect().height);
    assert.ok(drawn > 600, `the graph is ${drawn} pixels high`);
  });
  await closed(page);
});

test('question mode stays on when the game changes', async () => {
  const page = await opened('#/graph?game=chomp:2x2');
  await page.getByRole('button', { name: 'Question mode' }).click();
  const sentence = page.locator('graph-screen .sentence');
  await sentence.getByText('Which vertices have rank 0?').waitFor();
  await page.waitForURL(/question=yes/);
  await page.goto(page.url().replace('chomp:2x2', 'chomp:2x3'));
  await page.waitForFunction(() => location.hash.includes('chomp:2x3'));
  await page.locator('game-graph [data-vertex="15"]').waitFor();
  await sentence.getByText('Which vertices have rank 0?').waitFor();
  await holds(async () =>
    assert.equal(
      await page.getByRole('button', { name: 'Question mode' }).getAttribute('aria-pressed'),
      'true',
    ),
  );
  await closed(page);
});

test('the arena begins where it is told to', async () => {
  const page = await opened('#/graph?game=chomp:2x3&start=2,2%202');
  await page.getByText('From the position').waitFor();
  await counted(page.locator('game-graph [data-vertex]'), 8);
  await page.getByRole('button', { name: 'From the start of the game' }).click();
  await page.locator('game-graph [data-vertex="15"]').waitFor();
  await closed(page);
});

for (const [language, title, note] of [
  ['en', 'Openings: moves and what they lead to', 'too large to be drawn'],
  ['fr', 'Ouvertures', 'trop grand pour être dessiné'],
]) {
  test(`a game too large to be drawn is explored move by move (${language})`, async () => {
    const page = await stage.page({ kept: { language } });
    await page.open('#/graph?game=connect-four');
    const explorer = page.locator('move-explorer');
    await explorer.getByRole('heading', { name: title }).waitFor();
    await page.getByText(note).waitFor();
    assert.doesNotMatch(await page.locator('graph-screen').innerText(), /--limit/);
    await explorer.locator('tbody tr').nth(6).waitFor();
    await counted(explorer.locator('tbody tr'), 7);
    await explorer.locator('tr[data-move="4"] button').click();
    await explorer.locator('tr[data-move="4"] .worth').waitFor();
    await counted(explorer.locator('nav button'), 2);
    await explorer.locator('nav button').first().click();
    await explorer.getByRole('heading', { name: title }).waitFor();
    await closed(page);
  });
}

test('the moves of a small game lead to what the program says', async () => {
  const page = await stage.page();
  await page.open('#/graph?game=chomp:2x3&view=moves');
  const explorer = page.locator('move-explorer');
  await explorer.locator('tr.best .worth').waitFor();
  await holds(async () =>
    assert.equal(await explorer.locator('tr.best').getAttribute('data-move'), 'c2'),
  );
  await holds(async () =>
    assert.equal((await explorer.locator('tr.best .worth').innerText()).trim(), 'W5'),
  );
  // A dictionary has no moves of a game.
  await page.getByRole('button', { name: 'A dictionary' }).click();
  await page.locator('game-graph [data-vertex]').first().waitFor();
  await counted(page.getByRole('button', { name: 'Moves' }), 0);
  await closed(page);
});

for (const [language, link] of [
  ['en', 'Show the tree from here'],
  ['fr', "Montrer l'arbre à partir d'ici"],
]) {
  test(`the tree from a position of a play is one touch away (${language})`, async () => {
    const page = await stage.page({ kept: { language } });
    await page.open('#/play?game=chomp:2x3&moves=c2');
    await page.getByRole('link', { name: link }).click();
    await page.locator('game-graph [data-vertex]').first().waitFor();
    const start = page.locator('game-graph [data-vertex="0"]');
    await holds(async () => assert.match(await start.getAttribute('aria-label'), /^3,2 2/));
    await closed(page);
  });
}

test('the attractor is saved as a picture that moves, and as one picture per step', async () => {
  const page = await opened('#/graph?game=chomp:2x3');
  const moving = await saved(page, 'Animated SVG');
  assert.match(moving.name, /^chomp-2x3-animation\.svg$/);
  const text = moving.bytes.toString();
  for (const layer of [0, 1, 2, 3, 4, 5])
    assert.match(text, new RegExp(`@keyframes layer-${layer}`));
  assert.match(text, /prefers-reduced-motion/);
  assert.match(text, /class="board"/);

  const steps = await saved(page, 'One picture per step (ZIP)');
  assert.match(steps.name, /^chomp-2x3-steps\.zip$/);
  const names = entries(steps.bytes);
  assert.deepEqual(
    names,
    [0, 1, 2, 3, 4, 5].flatMap((step) => [`chomp-2x3-${step}.svg`, `chomp-2x3-${step}.png`]),
  );
  await closed(page);
});

/** The names in the directory of an archive. */
function entries(bytes) {
  const end = bytes.length - 22;
  assert.equal(bytes.readUInt32LE(end), 0x06054b50);
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    assert.equal(bytes.readUInt32LE(at), 0x02014b50);
    const length = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    at += 46 + length;
    return name;
  });
}
