/**
 * How fast the module is in Node, against the program on one thread: a ratio for each task.
 *
 * `STRATEGE=target/release/stratege MODULE=….wasm node static/speed.js`
 */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { startServer } from '../e2e/server.js';

const job = (kind, request) => ({ kind, request });
const TASKS = {
  'alpha-beta, Connect Four 5x4': job('solve', { game: 'connect-four:5x4', method: 'alphabeta' }),
  'dictionary, Domineering 5x5': job('solve', { game: 'domineering:5x5', method: 'memo' }),
  'table, Chomp 9x9': job('solve', { game: 'chomp:9x9', method: 'retrograde' }),
  'proof, m,n,k 4x4x3': job('solve', { game: 'mnk:4x4x3', method: 'proof' }),
  'random games, tic-tac-toe': job('tournament', {
    game: 'tic-tac-toe',
    strategies: ['random', 'minimax:1'],
    plan: { games: 40_000 },
    threads: 1,
  }),
  'trees by sampling, Connect Four': job('tournament', {
    game: 'connect-four',
    strategies: ['mcts:200', 'random'],
    plan: { games: 40 },
    threads: 1,
  }),
  'race, dice to 300': job('dice', { n: 300, d: 10 }),
};

const server = await startServer();
const source = fileURLToPath(new URL('../src/engine/module.ts', import.meta.url));
const { module: glue } = await runnerImport(source);
const compiled = await WebAssembly.compile(await readFile(process.env.MODULE));
const engine = glue.begin(compiled, 120_000);

async function native(task) {
  const posted = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const base = `${server.address}/api/v1/jobs`;
  const began = performance.now();
  const begun = await fetch(base, { ...posted, body: JSON.stringify(task) });
  const { job: id } = await begun.json();
  const events = await (await fetch(`${base}/${id}/events`)).text();
  if (!events.includes('event: result')) throw new Error(events.slice(-300));
  return performance.now() - began;
}

function module(task) {
  const began = performance.now();
  let last = null;
  engine(`POST /api/v1/jobs en\n${JSON.stringify(task)}`, (status) => (last = status));
  if (last !== 200) throw new Error(`status ${last}`);
  return performance.now() - began;
}

for (const [name, task] of Object.entries(TASKS)) {
  const times = [[], []];
  for (let round = 0; round < 3; round += 1) {
    times[0].push(await native(task));
    times[1].push(module(task));
  }
  const [one, other] = times.map((all) => Math.min(...all));
  const share = Math.round((100 * one) / other);
  console.log(`${name}: ${one.toFixed(0)} ms, module ${other.toFixed(0)} ms: ${share} % of native`);
}
server.stop();
