/**
 * Puts the page without a server together: `node static/build.js MODULE.wasm TARGET`.
 *
 * `TARGET/static` is a folder for any host of files, below any path; `TARGET/stratege.html` is one
 * file that opens from disk. Both are the built page and the module, and nothing of them depends
 * on the clock or the machine.
 */

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const PAGE = dirname(HERE);
const ICON = join(PAGE, 'src/look/icon.svg');
/** What else lies in the folder: for installing, and for boards in other pages. */
const BESIDE = ['manifest.webmanifest', 'embed.js', 'embedding.html'];
const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'];

/** A program that hands out copies writes the view to begin with over `{}`: see `start.ts`. */
const START = '<script type="application/json" id="stratege-start">{}</script>';

const [modulePath, target] = process.argv.slice(2);
if (!modulePath || !target) throw new Error('usage: node static/build.js MODULE.wasm TARGET');
const engine = readFileSync(modulePath);

folder(join(target, 'static'));
await single(join(target, 'stratege.html'));

/** The page of the server, the module beside it, and what a browser needs to keep both. */
function folder(out) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(join(PAGE, '../assets'), out, { recursive: true });
  const module = `engine-${hash(engine)}.wasm`;
  writeFileSync(join(out, module), engine);
  for (const file of [...BESIDE, ...ICONS]) cpSync(join(HERE, file), join(out, file));
  cpSync(ICON, join(out, 'icon.svg'));
  const head = [
    '<link rel="manifest" href="manifest.webmanifest" />',
    '<link rel="apple-touch-icon" href="icon-maskable-512.png" />',
    '<meta name="theme-color" content="#0072B2" />',
  ];
  const tag = `<script type="text/plain" id="stratege-engine" data-address="${module}" data-offline="offline.js"></script>`;
  const index = readFileSync(join(out, 'index.html'), 'utf8');
  writeFileSync(join(out, 'index.html'), withEngine(index, tag, head));
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const version = hash(Buffer.concat(files.map((file) => readFileSync(file))));
  const names = files.map((file) => file.slice(out.length + 1));
  const kept = { version, files: ['./', ...names.filter((name) => name !== 'index.html')] };
  const offline = readFileSync(join(HERE, 'offline.js'), 'utf8');
  const [before, after] = divided(offline, "/* kept */ { version: '', files: [] }");
  writeFileSync(join(out, 'offline.js'), before + JSON.stringify(kept) + after);
}

/** Everything in one file: browsers fetch nothing for a page that was opened from disk. */
async function single(out) {
  const built = join(target, 'single');
  await build({
    root: PAGE,
    mode: 'single',
    logLevel: 'warn',
    build: { outDir: built, emptyOutDir: true },
  });
  let page = readFileSync(join(built, 'index.html'), 'utf8');
  const file = (address) => readFileSync(join(built, address));
  page = page.replace(/<link rel="icon" href="([^"]+)"/, (_, address) => {
    const data = file(address).toString('base64');
    return `<link rel="icon" href="data:image/svg+xml;base64,${data}"`;
  });
  page = page.replace(
    /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/,
    (_, address) => `<style>${file(address).toString()}</style>`,
  );
  page = page.replace(
    /<script type="module"[^>]* src="([^"]+)"><\/script>/,
    (_, address) => `<script type="module">${inline(file(address).toString())}</script>`,
  );
  const left = /(?:src|href)="\.[^"]*"/.exec(
    page.replace(/<script type="module">.*?<\/script>/s, ''),
  );
  if (left) throw new Error(`${left[0]} is not in the file`);
  const packed = gzipSync(engine, { level: 9 }).toString('base64');
  const tag = `<script type="text/plain" id="stratege-engine">${packed}</script>`;
  writeFileSync(out, withEngine(page, tag, []));
  rmSync(built, { recursive: true });
}

/** The page with the engine, and with room for a view to begin with. */
function withEngine(page, tag, head) {
  const [first, rest] = divided(page, '  </head>');
  const [before, after] = divided(rest, '    <noscript>');
  const lines = head.map((line) => `    ${line}\n`).join('');
  return `${first}${lines}  </head>${before}    ${START}\n    ${tag}\n    <noscript>${after}`;
}

/** A script whose text does not end the element that it is in. */
function inline(script) {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c');
}

/** What is before and after the one place of a mark. */
function divided(text, mark) {
  const parts = text.split(mark);
  if (parts.length !== 2) throw new Error(`\`${mark}\` is there ${parts.length - 1} times`);
  return parts;
}

function hash(bytes) {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
}
