/**
 * The gallery of the book: one picture per game and screen, light beside dark.
 *
 * `npm run gallery` writes `docs/pictures/gallery/SCREEN/GAME.webp` and the page `docs/gallery.md`. A picture that looks the
 * same as the one that is there is not written again, so that a review sees what has changed and nothing else. Pictures
 * are about a quarter as large as a screen and packed by the browser (WebP): a few kilobytes each.
 */

import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';

import { openStage } from './e2e/stage.js';

const BOOK = new URL('../../../docs/', import.meta.url);
const PICTURES = new URL('pictures/gallery/', BOOK);

/** The screen that is looked at, and how much smaller it is kept. */
const [WIDTH, HEIGHT, SCALE] = [1280, 720, 0.28];
/** How well pictures are packed, from 0 to 1. */
const QUALITY = 0.45;
/** Pictures whose colours differ by less than this on average are the same: letters are not drawn alike everywhere. */
const SAME = 1.5;
/** How often a screen is looked at until it stays the same, and the milliseconds in between. */
const [LOOKS, PAUSE] = [8, 300];
/** Seconds that hints may take: what takes longer is an estimate in the picture. */
const PATIENCE = 2;
/** Pictures that are taken at the same time. */
const AT_ONCE = 2;

/** Boards small enough for a graph, by game; others are looked at move by move, if their moves have values. */
const GRAPHS = {
  'tic-tac-toe': 'tic-tac-toe&start=XOX/OXO/...',
  chomp: 'chomp:2x3',
  nim: 'nim:2,2',
  domineering: 'domineering:2x3',
  grundy: 'grundy:7',
  kayles: 'kayles:4',
  subtraction: 'subtraction:6',
  'toads-and-frogs': 'toads-and-frogs:2x1x2',
  clobber: 'clobber:2x3',
  snort: 'snort:2x2',
  col: 'col:2x2',
  hackenbush: 'hackenbush:stalks=lr/g',
};

/** What is looked at, and what is there once it is ready. */
function views(card) {
  const applies = (job) => card.jobs.some(({ name, refusal }) => name === job && !refusal);
  const all = [['play', `#/play?game=${card.name}`, 'game-board svg, .cover']];
  const small = GRAPHS[card.name];
  // Where something is hidden, nothing is learned and moves have values for one player only.
  if (applies('graph') && (small || (applies('hint') && applies('learn')))) {
    const hash = small ? `${small}&layers=3` : `${card.name}&view=moves`;
    all.push([
      'graph',
      `#/graph?game=${hash}`,
      small ? 'graph-screen .legend' : 'move-explorer svg',
    ]);
  }
  if (applies('tournament')) {
    all.push(['tournament', `#/tournament?game=${card.name}`, 'tournament-screen .chosen summary']);
  }
  if (applies('learn')) all.push(['learn', `#/learn?game=${card.name}`, 'learn-screen .maps']);
  if (applies('dice')) all.push(['dice', '#/dice?n=50&d=8&own=20&other=30', '.bars tr.best']);
  return all.map(([screen, hash, ready]) => ({
    screen,
    name: card.name,
    title: card.title,
    hash,
    ready,
  }));
}

/** Both colour schemes side by side, small and packed. */
async function picture(stage, packer, { hash, ready }) {
  const page = await stage.page({ width: WIDTH, height: HEIGHT, reducedMotion: 'reduce' });
  const shots = [];
  try {
    await page.open(hash);
    await page.locator(ready).first().waitFor();
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      shots.push((await settled(page)).toString('base64'));
    }
  } finally {
    await page.context().close();
  }
  return Buffer.from(
    await packer.evaluate(pack, { shots, size: [WIDTH, HEIGHT], SCALE, QUALITY }),
    'base64',
  );
}

/** A screen on which nothing moves any more, or which has had its time: hints may come later. */
async function settled(page) {
  let [last, shot] = [null, null];
  for (let look = 0; look < LOOKS && (look === 0 || !shot.equals(last)); look += 1) {
    if (look > 0) await page.waitForTimeout(PAUSE);
    [last, shot] = [shot ?? Buffer.alloc(0), await page.screenshot({ animations: 'disabled' })];
  }
  return shot;
}

/** Runs in the browser: draws both shots into one picture. */
async function pack({ shots, size: [width, height], SCALE, QUALITY }) {
  const [wide, high] = [Math.round(width * SCALE), Math.round(height * SCALE)];
  const canvas = new OffscreenCanvas(2 * wide, high);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  for (const [index, shot] of shots.entries()) {
    const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    context.drawImage(image, index * wide, 0, wide, high);
  }
  const packed = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  const bytes = new Uint8Array(await packed.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Runs in the browser: how much two pictures differ, from 0 to 255. */
async function difference(pair) {
  const [one, other] = await Promise.all(
    pair.map(async (text) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height).data;
    }),
  );
  if (one.length !== other.length) return 255;
  let sum = 0;
  one.forEach((value, index) => (sum += Math.abs(value - other[index])));
  return sum / one.length;
}

/** The page of the book that shows them all. */
function written(all, titles) {
  const parts = [
    '# Gallery',
    '',
    'Every screen of [the page](page.md) with every game that it is for, light beside dark. `make gallery` takes the pictures again.',
    'A picture is written only where the screen looks different, so that a change of looks is seen in review.',
  ];
  for (const [screen, title] of Object.entries(titles)) {
    parts.push('', `## ${title}`);
    for (const view of all.filter((it) => it.screen === screen)) {
      const path = `pictures/gallery/${screen}/${view.name}.webp`;
      parts.push(
        '',
        `**${view.title}**`,
        '',
        `![${title}: ${view.title}, light and dark](${path})`,
      );
    }
  }
  return `${parts.join('\n')}\n`;
}

const stage = await openStage(PATIENCE);
const packer = await (await stage.browser.newContext()).newPage();
const only = process.argv.slice(2);
const all = (await stage.games()).flatMap(views);
const waiting = all.filter(
  ({ screen, name }) => only.length === 0 || only.includes(name) || only.includes(screen),
);
const [changed, failed] = [[], []];

/** Takes a picture, and writes it if it looks different from the one that is there. */
async function take(view) {
  const folder = new URL(`${view.screen}/`, PICTURES);
  const file = new URL(`${view.name}.webp`, folder);
  await mkdir(folder, { recursive: true });
  const taken = await picture(stage, packer, view);
  const kept = await readFile(file).catch(() => null);
  const pair = kept && [kept.toString('base64'), taken.toString('base64')];
  if (pair && (await packer.evaluate(difference, pair)) <= SAME) return;
  await writeFile(file, taken);
  changed.push(view);
}

/** One screen that does not come does not keep the others from being taken. */
async function work() {
  for (let view = waiting.shift(); view; view = waiting.shift()) {
    const name = `${view.screen}/${view.name}`;
    const told = await take(view).then(
      () => (changed.includes(view) ? 'changed' : 'the same'),
      (error) => failed.push(name) && `failed: ${error.message.split('\n')[0]}`,
    );
    console.log(`${name}: ${told} (${waiting.length} left)`);
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work));
// What is shown no more is kept no more.
const wanted = new Set(all.map(({ screen, name }) => `${screen}/${name}.webp`));
for (const entry of await readdir(PICTURES, { recursive: true })) {
  if (entry.endsWith('.webp') && !wanted.has(entry)) await rm(new URL(entry, PICTURES));
}
const titles = {
  play: 'Play',
  graph: 'Graph',
  tournament: 'Tournament',
  dice: 'Dice',
  learn: 'Learn',
};
await writeFile(new URL('gallery.md', BOOK), written(all, titles));
const sizes = await Promise.all(
  [...wanted].map(
    async (name) => (await stat(new URL(name, PICTURES)).catch(() => ({ size: 0 }))).size,
  ),
);
const bytes = sizes.reduce((sum, size) => sum + size, 0);
console.log(
  `${changed.length} of ${all.length} pictures changed; all of them have ${Math.round(bytes / 1000)} kB.`,
);
await stage.close();
if (failed.length > 0) {
  console.error(`not taken: ${failed.join(', ')}`);
  process.exitCode = 1;
}
