/** The board: it fills its card and the stage, understands every sensible touch, shows values and ends. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { counted, holds, NOTED, openStage, SERVED } from './stage.js';

let stage;
before(async () => (stage = await openStage()));
after(() => stage?.close());

const place = (page, name) => page.locator(`game-board [data-place="${name}"]`);
const at = (page, index) => page.locator(`game-board [data-index="${index}"]`);
const sentence = (page, text) => page.locator('play-screen .sentence', { hasText: text });
const note = (page, text) => page.locator('play-screen .note', { hasText: text });

/** Waits until a move is the last one of the history. */
async function played(page, move) {
  await page
    .locator('history-view [aria-current]', { hasText: new RegExp(`^\\s*${move}\\s*$`) })
    .waitFor();
}

/** Touches a place in vain until it is said why. */
async function touchedInVain(page, name, text) {
  await holds(async () => {
    await place(page, name).click({ force: true });
    await note(page, text).waitFor({ timeout: NOTED });
  });
}

async function closed(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** How many pixels a square of the board is wide. */
const width = async (page, name) => (await place(page, name).locator('.hit').boundingBox()).width;

/** The games with a board of their own kind, after a few moves. */
const BOARDS = [
  'chomp:4x5',
  'tic-tac-toe',
  'connect-four',
  'domineering',
  'dvonn:start=quick',
  'gipf',
  'diaballik',
  'mana',
  'kamon',
  'pegs',
  'subtraction',
  'kayles',
  'octal',
  'quixo',
  'nim',
  'dots-and-boxes',
];

for (const game of BOARDS) {
  test(`everything needed to play ${game} is seen at once on a small laptop`, async () => {
    const page = await stage.page({ width: 1280, height: 720, kept: { hints: false } });
    await page.open(`#/play?game=${game}`);
    await page.locator('game-board .place').first().waitFor();
    for (const needed of [
      '.board',
      '.tools',
      '.moves',
      'history-view',
      'seat-picker',
      'game-picker',
    ]) {
      await holds(async () => {
        const { y, height } = await page.locator(needed).first().boundingBox();
        assert.ok(y >= 0 && y + height <= 720, `${needed} ends at ${y + height}`);
      });
    }
    // The board fills the frame that it is given, in one direction or the other.
    await holds(async () => {
      const [drawn, frame] = await page.locator('game-board').evaluate((board) => {
        const inner = board.shadowRoot.querySelector('svg');
        const { width, height } = inner.viewBox.baseVal;
        const box = board.getBoundingClientRect();
        const scale = inner.getScreenCTM().a;
        return [
          [scale * width, scale * height],
          [box.width, box.height],
        ];
      });
      const filled = Math.max(drawn[0] / frame[0], drawn[1] / frame[1]);
      assert.ok(filled > 0.95, `${drawn} in ${frame}`);
    });
    await closed(page);
  });
}

test('what is only heard does not make the page longer', async () => {
  const page = await stage.page({ width: 1280, height: 720, kept: { hints: true } });
  await page.open('#/play?game=gipf');
  await page.locator('.chip .worth').first().waitFor();
  await holds(async () => {
    const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    assert.ok(beyond <= 0, `there are ${beyond} pixels below the screen`);
  });
  await closed(page);
});

test('the stage is entered and left by one key, and makes the board and all text larger', async () => {
  const page = await stage.page({ width: 1280, height: 720 });
  await page.open('#/play?game=tic-tac-toe');
  await place(page, 'a1').waitFor();
  const before = await width(page, 'a1');
  await page.keyboard.press('f');
  await page.locator('stratege-page header').waitFor({ state: 'detached' });
  await counted(page.locator('.side'), 0);
  await page.waitForFunction(() => {
    const screen = document.querySelector('stratege-page').shadowRoot.querySelector('play-screen');
    return screen.shadowRoot.querySelector('game-board').getBoundingClientRect().height > 450;
  });
  await holds(async () => assert.ok((await width(page, 'a1')) > before, 'the squares grow'));
  // The board is measured, and its letters drawn again, some frames after it has grown.
  await holds(async () => {
    const sizes = await page.evaluate(() => {
      const found = [];
      const visit = (root) => {
        for (const element of root.querySelectorAll('*')) {
          if (element.shadowRoot) visit(element.shadowRoot);
          const own = [...element.childNodes].some((it) => it.nodeType === 3 && it.data.trim());
          const box = element.getBoundingClientRect();
          if (!own || box.width < 2 || element.closest('defs, style, dialog')) continue;
          const scale = element.getScreenCTM?.().a ?? 1;
          found.push([
            element.textContent.trim(),
            parseFloat(getComputedStyle(element).fontSize) * scale,
          ]);
        }
      };
      visit(document);
      return found;
    });
    assert.ok(sizes.length > 5);
    for (const [text, size] of sizes) assert.ok(size >= 27.9, `${text} is ${size} pixels high`);
  });
  await holds(async () =>
    assert.deepEqual(
      await page.evaluate(() => [
        document.documentElement.scrollWidth > innerWidth,
        document.documentElement.scrollHeight > innerHeight,
      ]),
      [false, false],
    ),
  );
  await place(page, 'b2').click();
  await sentence(page, 'Player 2 to move').waitFor();
  await page.keyboard.press('f');
  await page.locator('stratege-page header').waitFor();
  await played(page, 'b2');
  await closed(page);
});

test('any square of a column drops a disc into it, and the disc is seen before', async () => {
  const page = await (await stage.page()).open('#/play?game=connect-four');
  await at(page, 0).hover();
  // The first column: its lowest square is number 35.
  await at(page, 35).locator('.ghost').waitFor();
  await at(page, 0).click();
  await played(page, '1');
  await at(page, 35).locator('.piece').waitFor();
  await closed(page);
});

test('the squares of a domino are touched in either order, or dragged over', async () => {
  const page = await (await stage.page()).open('#/play?game=domineering');
  await place(page, 'a2').click();
  await place(page, 'a1').click();
  await played(page, 'a1-a2');
  const [from, to] = [await place(page, 'd1').boundingBox(), await place(page, 'c1').boundingBox()];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await played(page, 'c1-d1');
  // The play knows who laid which.
  await page.locator('game-board use[href="#half-1-up"]').waitFor({ state: 'attached' });
  await page.locator('game-board use[href="#half-2-left"]').waitFor({ state: 'attached' });
  await closed(page);
});

test('a line between two dots is seen before it is touched, and drawn', async () => {
  const page = await (await stage.page()).open('#/play?game=dots-and-boxes:1x1');
  const middle = async (name) => {
    const { x, y, width, height } = await place(page, name).locator('.hit').boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  await place(page, 'a1').waitFor();
  const [one, other] = [await middle('a1'), await middle('a2')];
  const between = [(one.x + other.x) / 2 + 2, (one.y + other.y) / 2 + 2];
  await page.mouse.move(...between);
  await counted(page.locator('game-board .stroke.ghost'), 1);
  await page.mouse.click(...between);
  await played(page, 'a1a2');
  await page.mouse.move(0, 0);
  await counted(page.locator('game-board .stroke.latest'), 1);
  // Dots are still dots, in either order.
  await place(page, 'b2').click();
  await place(page, 'b1').click();
  await played(page, 'b1b2');
  for (const line of ['a1b1', 'a2b2']) {
    await page.locator('.chip', { hasText: line }).click();
    await played(page, line);
  }
  // Player 2 closed the box, and it says so.
  await page
    .locator('game-board text.owner-2')
    .filter({ hasText: /^\s*2\s*$/ })
    .waitFor();
  await closed(page);
});

for (const [locale, roll, bid] of [
  ['en-GB', null, 'at least 2 dice show 5'],
  ['fr-FR', 'lancer', 'au moins 2 dés montrent 5'],
]) {
  test(`moves that are words say what they mean (${locale})`, async () => {
    const page = await (await stage.page({ locale })).open('#/play?game=pig');
    const chip = page.locator('.chip', { hasText: 'roll' });
    await chip.waitFor();
    await counted(chip.locator('.gloss', { hasText: roll ?? '' }), roll ? 1 : 0);
    await page.open('#/play?game=liars-dice&second=random&seed=1');
    const bids = page.locator('.chip', { hasText: '⚄⚄' });
    await bids.first().waitFor();
    await holds(async () =>
      assert.match(await bids.first().getAttribute('title'), new RegExp(bid)),
    );
    await closed(page);
  });
}

test('either half of a tile is touched, and an end is asked for only where both fit', async () => {
  const page = await stage.page();
  await page.open('#/play?game=dominoes:rules=block&second=random&seed=4');
  await page.locator('game-board .place.open').first().waitFor();
  // The second half of the first tile: nothing lies yet, so there is nothing to choose.
  await at(page, 1).click();
  await page.locator('history-view button').nth(1).waitFor();
  await counted(page.locator('game-board .choice'), 0);
  await closed(page);
});

test('a bite is shaded before it is taken, and the board stays where it is', async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:4x5');
  await place(page, 'c2').hover();
  await page.locator('game-board .place.going').nth(8).waitFor();
  await counted(page.locator('game-board .place.going'), 9);
  // What pieces and borders look like comes by itself, and makes places as large as they are.
  await page.locator('game-board defs #square').first().waitFor({ state: 'attached' });
  const before = await place(page, 'a1').boundingBox();
  const labels = await page.locator('game-board text.label').allTextContents();
  await place(page, 'a2').click();
  await played(page, 'a2');
  await place(page, 'b4').waitFor({ state: 'detached' });
  await holds(async () => assert.deepEqual(await place(page, 'a1').boundingBox(), before));
  await holds(async () =>
    assert.deepEqual(await page.locator('game-board text.label').allTextContents(), labels),
  );
  await closed(page);
});

test('a hole is touched where several pegs can jump to, then the peg', async () => {
  const page = await (await stage.page()).open('#/play?game=pegs');
  await place(page, 'd4').click();
  await page.locator('game-board .place.open .target').nth(3).waitFor();
  await place(page, 'b4').click();
  await played(page, 'b4-d4');
  await closed(page);
});

for (const [locale, here, over] of [
  ['en-GB', 'Nothing can be played on d7.', 'The game is over.'],
  ['fr-FR', 'Rien ne se joue en d7.', 'La partie est finie.'],
]) {
  test(`no touch is passed over in silence (${locale})`, async () => {
    const page = await (await stage.page({ locale })).open('#/play?game=diaballik');
    await touchedInVain(page, 'd7', here);
    await page.open('#/play?game=tic-tac-toe&moves=a1,b1,a2,b2,a3');
    await page.locator('.again').waitFor();
    await touchedInVain(page, 'c3', over);
    await closed(page);
  });

  test(`who loses hears what holds longest, and who guesses says so (${locale})`, async () => {
    const page = await stage.page({ locale, kept: { hints: true } });
    await page.open('#/play?game=chomp:2x2&moves=b2');
    const [loses, nobody] =
      locale === 'en-GB'
        ? [
            /Player 2 loses in 2 moves whatever happens\./,
            /Winner unknown(; best guess .+|, and all moves look alike) \(≈ [−+]?\d+(\.\d)?\)\.$/,
          ]
        : [
            /J2 perd en 2 coups quoi qu'il joue\./,
            /On ne sait pas qui gagne(\u202f; à essayer\u202f: .+|, et tous les coups se valent à première vue) \(≈ [−+]?\d+(,\d)?\)\.$/,
          ];
    await sentence(page, loses).waitFor();
    await page.open('#/play?game=kamon');
    await sentence(page, nobody).waitFor();
    await closed(page);
  });

  test(`every move is announced (${locale})`, async () => {
    const page = await (await stage.page({ locale })).open('#/play?game=nim:3,4&second=first');
    const [played, turn] =
      locale === 'en-GB' ? ['Player 2 played', 'Your turn.'] : ['J2 a joué', 'À vous de jouer.'];
    await page.locator('.chip').first().click();
    await page
      .locator('play-screen p.unseen[role="status"]', {
        hasText: new RegExp(`${played} \\d-\\d\\. ${turn}`),
      })
      .waitFor({ state: 'attached' });
    await closed(page);
  });

  test(`an end shows its line and its reason, and where it was lost (${locale})`, async () => {
    const page = await stage.page({ locale });
    await page.open('#/play?game=tic-tac-toe&moves=a1,b1,a2,b2,a3');
    const [why, again, wrong, better] =
      locale === 'en-GB'
        ? ['three in a row', 'Play again', 'Where did I go wrong?', 'Better:']
        : ['trois symboles alignés', 'Rejouer', 'Où me suis-je trompé\u202f?', 'Mieux'];
    await sentence(page, why).waitFor();
    await counted(page.locator('game-board .place.decisive'), 3);
    await page.getByRole('button', { name: wrong }).click();
    await page.locator('.mistakes button', { hasText: better }).first().waitFor();
    // The answer at the side turned a draw into a loss: its position is shown.
    await page.locator('.mistakes button').first().click();
    await page.locator('history-view .mistake-mark').first().waitFor();
    await played(page, 'a1');
    await page.keyboard.press(']');
    await page.locator('history-view [aria-current].remarked', { hasText: 'b1' }).waitFor();
    for (let move = 0; move < 3; move += 1) await page.keyboard.press(']');
    await page.getByRole('button', { name: again }).click();
    await page.locator('history-view button').nth(1).waitFor({ state: 'detached' });
    await closed(page);
  });
}

test('guesses look unlike what is proved, and never hide what must be read', async () => {
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=kamon');
  await page.locator('game-board .badge').first().waitFor();
  // Every token is read: the values are dots beside them, and numbers in the list.
  await counted(page.locator('game-board .badge:not(.dot)'), 0);
  await page.locator('.chip .worth.guess').first().waitFor();
  await holds(async () =>
    assert.match(await page.locator('.chip .worth').first().innerText(), /^≈[+−]?\d+(\.\d)?$/),
  );
  await closed(page);
});

test('numbers that do not fit become dots, and the board stays in sight on a phone', async () => {
  const page = await stage.page({ width: 360, height: 740, kept: { hints: true } });
  await page.open('#/play?game=connect-four&moves=4,4,3');
  await page.locator('game-board .badge').first().waitFor();
  await holds(async () => {
    const boxes = await page
      .locator('game-board .badge')
      .evaluateAll((all) => all.map((badge) => badge.getBoundingClientRect().toJSON()));
    assert.ok(boxes.length > 0);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const apart =
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top;
        assert.ok(apart, 'two values overlap');
      }
    }
  });
  await holds(async () => {
    const { y, height } = await page.locator('game-board').boundingBox();
    assert.ok(y >= 0 && y + height <= 740, `the board ends at ${y + height}`);
  });
  await closed(page);
});

test('dice are faces with their sum, and a 1 spoils them', async () => {
  const page = await (await stage.page()).open('#/play?game=dice:n=60&seed=6&moves=9,8');
  await page.locator('game-board use[href="#die"]').first().waitFor({ state: 'attached' });
  await page.locator('game-board use[href="#spoiled"]').waitFor({ state: 'attached' });
  await page.locator('game-board text.label', { hasText: '= 1' }).waitFor();
  await closed(page);
});

test('a puzzle has no player who is ahead', async () => {
  const page = await stage.page({ kept: { hints: true } });
  await page.open('#/play?game=pegs:board=triangle');
  await page.locator('value-strip').waitFor();
  assert.doesNotMatch(await page.locator('.strip').innerText(), /layer 1/);
  await closed(page);
});

test('a move that was not sent is kept, and sent when the server is back', SERVED, async () => {
  const page = await (await stage.page()).open('#/play?game=chomp:2x3');
  await place(page, 'a1').waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await place(page, 'c2').click();
  await page.getByRole('alert').waitFor();
  await page.waitForFunction(() => location.hash.includes('moves=c2'));
  await page.unroute('**/api/**');
  // Nobody presses anything.
  await place(page, 'c2').waitFor({ state: 'detached' });
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await closed(page);
});
