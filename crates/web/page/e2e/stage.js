/** What every end-to-end test needs: the real server, a real browser, a page. */

import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { chromium } from 'playwright-core';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The program that is tested. */
function program() {
  const path = process.env.STRATEGE;
  if (!path) throw new Error('set STRATEGE to the program to test, such as target/debug/stratege');
  return path;
}

/** Milliseconds by which every answer of the server is held back, to find tests that do not wait. */
const DELAY = Number(process.env.DELAY ?? 0);

/** The document that the program prints. */
export function told(...words) {
  return JSON.parse(execFileSync(program(), words, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

/** What a hint proves does not depend on how much else the machine has to do. */
const PATIENCE = ['--hint-time', '20s'];

/** Starts the server on a free port; the address is the one that it prints. */
async function startServer() {
  const server = spawn(program(), ['serve', '--port', '0', '--lang', 'en', ...PATIENCE], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await new Promise((resolve, reject) => {
    const said = [];
    const listen = (line) => {
      said.push(line);
      const found = /http:\/\/[\w.[\]:]+:\d+/.exec(line);
      if (found) resolve(found[0]);
    };
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', listen);
    }
    server.on('exit', (code) =>
      reject(new Error(`the server ended (${code}): ${said.join('\n')}`)),
    );
  });
  return { address, stop: () => server.kill() };
}

/** A server and a browser for all tests of a file. */
export async function openStage() {
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
  });
  return {
    browser,
    address: server.address,
    /** A page of its own, as a new reader has it; errors of its scripts fail the test. */
    async page(options = {}) {
      const { width = 1280, height = 900, kept = {}, ...rest } = options;
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'en-GB',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...rest,
      });
      if (Object.keys(kept).length > 0) {
        await context.addInitScript((choices) => {
          if (!localStorage.getItem('stratege')) {
            localStorage.setItem('stratege', JSON.stringify(choices));
          }
        }, kept);
      }
      if (DELAY > 0) {
        await context.route('**/api/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, DELAY));
          // Who has left the page in the meantime wants no answer.
          await route.continue().catch(() => {});
        });
      }
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      page.faults = [];
      page.on('pageerror', (error) => page.faults.push(error.message));
      page.on('console', (message) => {
        const refused = /Content Security Policy|Refused to/.test(message.text());
        if (refused) page.faults.push(message.text());
      });
      page.open = async (hash) => {
        await page.goto(`${server.address}/${hash}`);
        return page;
      };
      return page;
    },
    async close() {
      await browser.close();
      server.stop();
    },
  };
}
