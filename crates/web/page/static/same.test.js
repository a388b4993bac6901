/**
 * The module answers what the server answers: over all games and all endpoints, in both languages.
 *
 * `STRATEGE=target/debug/stratege MODULE=….wasm node --test static/same.test.js`
 */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { startServer } from '../e2e/server.js';

/** Hints that are proved do not depend on the time: both have plenty of it. */
const PATIENCE = 120;

/** The module may keep this thread for longer than the server keeps a connection: none is kept. */
const ALONE = { Connection: 'close' };

/** Boards on which everything is proved soon. */
const SMALL = [
  'tic-tac-toe',
  'chomp:3x4',
  'nim:2,3,4',
  'domineering:3x3',
  'grundy:9',
  'kayles:6',
  'subtraction:12',
  'connect-four:4x4x3',
  'mnk:3x3x3',
  'toads-and-frogs:2x1x2',
  'pegs:triangle',
  'dice:n=8,d=2',
];

/** What every game is played by; where one does not fit, both say why. */
const STRATEGIES = ['random', 'first', 'minimax:1', 'alphabeta:2', 'mcts:60', 'greedy', 'nobody'];

let server;
let engine;
let games;
let compared = 0;

before(async () => {
  server = await startServer('--hint-time', `${PATIENCE}s`);
  const source = fileURLToPath(new URL('../src/engine/module.ts', import.meta.url));
  const { module: glue } = await runnerImport(source);
  const compiled = await WebAssembly.compile(await readFile(process.env.MODULE));
  engine = glue.begin(compiled, 1000 * PATIENCE);
  games = JSON.parse((await byServer('/games', null, 'en')).text).games;
});
after(() => server?.stop());

/** What the server answers; a job until its end. */
async function byServer(path, body, language) {
  const base = `${server.address}/api/v1`;
  const posted = { method: 'POST', headers: { ...ALONE, 'Content-Type': 'application/json' } };
  const options = body === null ? { headers: ALONE } : { ...posted, body: JSON.stringify(body) };
  const response = await fetch(`${base}${path}?lang=${language}`, options);
  const answer = { status: response.status, kind: response.headers.get('Content-Type') };
  const text = await response.text();
  if (path !== '/jobs' || !response.ok) return { ...answer, text };
  const { job } = JSON.parse(text);
  const events = await fetch(`${base}/jobs/${job}/events?lang=${language}`, { headers: ALONE });
  const last = (await events.text()).trim().split('\n\n').at(-1);
  const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(last);
  return { status: name === 'result' ? 200 : 422, kind: 'application/json', text: data };
}

/** What the module answers. */
function byModule(path, body, language) {
  const told = [];
  const head = `${body === null ? 'GET' : 'POST'} /api/v1${path} ${language}`;
  const request = `${head}\n${body === null ? '' : JSON.stringify(body)}`;
  engine(request, (status, kind, text) => told.push({ status, kind, text }));
  const answer = told.pop();
  assert.ok(told.every(({ status }) => status === 102));
  return answer;
}

/** Seconds are the machine's, all else is the answer's. */
function timeless({ status, kind, text }) {
  if (kind !== 'application/json') return { status, kind, text };
  const omit = (name, value) => (name === 'seconds' ? undefined : value);
  return { status, kind, document: JSON.parse(text, omit) };
}

/** Compares both, and gives the answer. */
async function same(path, body, language = 'en') {
  const [expected, found] = [await byServer(path, body, language), byModule(path, body, language)];
  assert.deepEqual(timeless(found), timeless(expected), `${path} ${JSON.stringify(body)}`);
  compared += 1;
  return expected.kind === 'application/json' ? JSON.parse(expected.text) : expected.text;
}

/** Compares both for requests that must not be refused. */
async function answered(path, body, language = 'en') {
  const answer = await same(path, body, language);
  assert.equal(answer.error, undefined, `${path} ${JSON.stringify(body)}`);
  return answer;
}

const LANGUAGES = ['en', 'fr'];

test('values are the same, and so is what is refused', async () => {
  const boards = [
    'domineering:3x4',
    'toads-and-frogs',
    'clobber:2x3',
    'snort:2x3',
    'col:2x3',
    'nim:3,5',
  ];
  for (const language of LANGUAGES) {
    for (const sum of [
      ...boards,
      'hackenbush:stalks=lrg',
      'kayles:7',
      '^ + *',
      'domineering:3x3 - nim:2',
    ]) {
      await answered('/value', { sum, moves: true, thermograph: { width: 400 } }, language);
    }
    for (const sum of ['{3|1', '0.5', 'on', 'tic-tac-toe', 'nim:3,play=misere', 'chess']) {
      await same('/value', { sum }, language);
    }
  }
});

test('what never changes is the same', async () => {
  for (const language of LANGUAGES) {
    await answered('/games', null, language);
    await answered('/symbols.svg', null, language);
  }
});

test('every game is played, drawn, set up and written down alike', async () => {
  for (const { name } of games) {
    const course = { game: name, start: null, moves: [], seed: 3 };
    for (let ply = 0; ply < 7; ply += 1) {
      const view = await answered('/play', course, LANGUAGES[ply % 2]);
      const legal = view.moves;
      if (legal.length === 0) break;
      const { move } = legal[(7 * ply + 3) % legal.length];
      course.moves.push(move);
    }
    assert.ok(course.moves.length > 0, name);
    await answered('/play', { ...course, viewer: 2 }, 'fr');
    await answered('/picture', { ...course, format: 'svg' });
    await answered('/picture', { ...course, format: 'text' }, 'fr');
    await answered('/play/export', { ...course, players: ['human', 'random'] }, 'fr');
    const made = await same('/position', { game: name, random: true, seed: 5 });
    if (made.position) await answered('/position', { game: name, position: made.position });
    await same('/play', { ...course, start: 'nowhere' }, 'fr');
    await same('/play', { ...course, moves: ['z99'] }, 'en');
    for (const strategy of STRATEGIES) await same('/choose', { ...course, strategy }, 'fr');
  }
});

test('small boards are hinted at, solved, counted and learned alike', async () => {
  for (const game of SMALL) {
    for (const language of LANGUAGES) await same('/hints', { game }, language);
    await same('/choose', { game, strategy: 'optimal' });
    const card = games.find(({ name }) => name === game.split(':')[0]);
    const methods = card.jobs.find(({ name }) => name === 'solve')?.methods ?? [];
    for (const method of [null, ...methods.map(({ name }) => name)]) {
      await same('/jobs', { kind: 'solve', request: { game, method } }, 'fr');
    }
    await same('/jobs', { kind: 'count', request: { game } });
    for (const method of ['trajectories', 'q']) {
      const request = { game, method, episodes: 300, seed: 2, step: true };
      await same('/jobs', { kind: 'learn', request }, 'fr');
    }
  }
});

test('arenas and their attractors are the same, as documents and as files', async () => {
  for (const game of ['chomp:2x3', 'nim:1,2', 'tic-tac-toe', 'domineering:2x3', 'grundy:6']) {
    for (const attractor of [1, 2]) {
      await answered('/arena', { game, attractor }, LANGUAGES[attractor - 1]);
      await answered('/jobs', { kind: 'arena', request: { game, attractor, complete: true } });
    }
  }
  const dictionary = '{"a": ["b", "c"], "b": ["c"], "c": []}';
  const owners = { first: ['a'], second: ['b', 'c'] };
  await same('/arena', { dictionary, owners, attractor: 1 });
  for (const format of ['svg', 'dot', 'tikz', 'mermaid', 'python']) {
    await answered('/arena/export', { game: 'chomp:2x2', attractor: 1, format, step: 1 }, 'fr');
    await same('/arena/export', { dictionary, owners, format });
  }
});

test('tournaments and their plays are the same', async () => {
  const strategies = ['random', 'minimax:1', 'mcts:30'];
  for (const game of [...SMALL, 'dominoes', 'diaballik', 'gipf', 'dvonn', 'kamon', 'mana']) {
    const request = { game, strategies, seed: 4, plan: { games: 6 } };
    await same('/jobs', { kind: 'tournament', request }, 'fr');
    const replay = { game, a: 'random', b: 'first', seed: 4, play: 3 };
    if (SMALL.includes(game)) await same('/tournament/replay', replay);
  }
  const exact = { game: 'nim:1,2', strategies: ['random', 'optimal'], ratings: true };
  await answered('/jobs', { kind: 'tournament', request: exact });
});

test('the dice laboratory is the same', async () => {
  const variants = ['sequential', 'simultaneous', 'zero', 'simultaneous-zero', 'one-turn'];
  for (const variant of variants) {
    const race = { n: 20, d: 4, variant };
    await same('/jobs', { kind: 'dice', request: { ...race, edge: true, at: [3, 5] } });
    await same('/dice/at', { ...race, at: [7, 2] }, 'fr');
    const curve = { ...race, parameter: 'n', values: [5, 10, 20], seed: 1, games: 20 };
    await same('/jobs', { kind: 'dice-curve', request: curve }, 'fr');
  }
  await answered('/jobs', { kind: 'dice', request: { n: 12, d: 3, exact: true } });
});

test('what is wrong is refused alike', async () => {
  const wrong = [
    ['/play', { game: 'chompp' }],
    ['/play', { game: 'chomp:0x3' }],
    ['/play', { gane: 'chomp' }],
    ['/play', { game: 'tic-tac-toe', start: 'XX./OO./..?' }],
    ['/choose', { game: 'nim', strategy: 'bot:ls' }],
    ['/arena', { game: 'connect-four' }],
    ['/arena/export', { game: 'chomp:2x2', format: 'gif' }],
    ['/dice/at', { n: 5, at: [9, 9] }],
    ['/nowhere', {}],
    ['/jobs', { kind: 'dream', request: {} }],
    ['/jobs', { kind: 'solve', request: { game: 'mnk:9x9x5', method: 'memos' } }],
    ['/jobs', { kind: 'tournament', request: { game: 'nim', strategies: ['random'] } }],
    ['/jobs', { kind: 'learn', request: { game: 'nim', episodes: 0 } }],
  ];
  for (const [path, body] of wrong) {
    for (const language of LANGUAGES) {
      const { error } = await same(path, body, language);
      assert.ok(error?.message, `${path} ${JSON.stringify(body)}`);
    }
  }
});

test('at least three hundred answers were compared', () => {
  console.log(`${compared} answers were compared`);
  assert.ok(compared >= 300, `${compared}`);
});
