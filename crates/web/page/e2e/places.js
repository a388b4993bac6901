/**
 * Where the page is that is tested: `PAGE=server`, `PAGE=folder` on a host of files, below a path,
 * or `PAGE=file` opened from disk. `make static` puts the last two into `STATIC`.
 */

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

import { startServer } from './server.js';

const PAGE = process.env.PAGE ?? 'server';

/** Whether a server answers the page. */
export const HAS_SERVER = PAGE === 'server';

/** Seconds for a hint or a move: what is found does not depend on what else the machine does. */
const PATIENCE = 20;

/** Opens the page: its address, the games, and how it is closed again. */
export async function openPage(patience = PATIENCE) {
  const places = { server, folder, file };
  const open = places[PAGE];
  if (!open) throw new Error(`PAGE is one of ${Object.keys(places).join(', ')}`);
  return open(patience);
}

async function server(patience) {
  const times = ['--hint-time', `${patience}s`, '--move-time', `${PATIENCE}s`];
  const { address, stop } = await startServer(...times);
  const games = async () => (await (await fetch(`${address}/api/v1/games`)).json()).games;
  return { address: `${address}/`, games, close: stop };
}

async function folder() {
  const host = await hostFiles(join(built(), 'static'), '/below/a/path/', patient);
  return { ...host, games: listed };
}

async function file() {
  const room = await mkdtemp(join(tmpdir(), 'stratege-'));
  const copy = join(room, 'a copy of stratège.html');
  await writeFile(copy, patient(await readFile(join(built(), 'stratege.html'), 'utf8')));
  const close = () => rm(room, { recursive: true });
  return { address: pathToFileURL(copy).href, games: listed, close };
}

function built() {
  const path = process.env.STATIC;
  if (!path) throw new Error('set STATIC to what `make static` fills, such as target');
  return path;
}

/** What the program lists: the page has no address at which it could be asked. */
async function listed() {
  const { close, games } = await server(PATIENCE);
  return games().finally(close);
}

/** The same page, whose hints may take longer. */
export function patient(page) {
  return withStart(page, { hintSeconds: PATIENCE });
}

/** The same page, which opens with a view. */
export function withStart(page, start) {
  const mark = '<script type="application/json" id="stratege-start">{}</script>';
  const parts = page.split(mark);
  if (parts.length !== 2) throw new Error(`the mark is there ${parts.length - 1} times`);
  return parts.join(mark.replace('{}', JSON.stringify(start)));
}

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

/** Hands out the files of a folder below a path, as any host does. */
export async function hostFiles(root, below, change = (page) => page) {
  const answer = async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = decodeURIComponent(pathname.slice(below.length)) || 'index.html';
    const path = normalize(join(root, name));
    if (!pathname.startsWith(below) || !path.startsWith(root)) throw new Error(pathname);
    const content = await readFile(path);
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.end(name === 'index.html' ? change(content.toString()) : content);
  };
  const host = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
  await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve));
  const close = () => {
    host.closeAllConnections();
    return new Promise((resolve) => host.close(resolve));
  };
  return { address: `http://127.0.0.1:${host.address().port}${below}`, close };
}
