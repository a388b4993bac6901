/** What every end-to-end test needs: a real browser, and the page wherever it is. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

import { chromium } from 'playwright-core';

import { HAS_SERVER, openPage } from './places.js';
import { program } from './server.js';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Milliseconds after which what has not come is missed: a machine may have much else to do. */
export const PATIENCE = 180_000;

/** Milliseconds for which a note is seen: who misses it does again what it is about. */
export const NOTED = 4_000;

/** Milliseconds by which every answer of the server is held back, to find tests that do not wait. */
const DELAY = Number(process.env.DELAY ?? 0);

/** The document that the program prints. */
export function told(...words) {
  return JSON.parse(execFileSync(program(), words, { encoding: 'utf8', maxBuffer: 2 ** 28 }));
}

/** Waits until what is asked for holds, and fails with the last reason why it does not. */
export async function holds(check, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await check();
    } catch (reason) {
      if (Date.now() > end) throw reason;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Waits until there are so many of these: what is drawn part by part is not all there at once. */
export async function counted(locator, count) {
  await holds(async () => assert.equal(await locator.count(), count));
}

/** Whether a test is for a page that has a server: others have no use for what it stops. */
export const SERVED = { skip: HAS_SERVER ? false : 'this page has no server' };

/** The page somewhere, and a browser for all tests of a file; hints may take so many seconds. */
export async function openStage(patience) {
  const place = await openPage(patience);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: FLAGS,
    timeout: PATIENCE,
  });
  return {
    browser,
    /** The games, as the program lists them. */
    games: () => place.games(),
    /** A page of its own, as a new reader has it; errors of its scripts fail the test. */
    async page(options = {}) {
      const { width = 1280, height = 900, kept = {}, ...rest } = options;
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'en-GB',
        permissions: ['clipboard-read', 'clipboard-write'],
        ...rest,
      });
      // For all of its pages: some tests open another one.
      context.setDefaultTimeout(PATIENCE);
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
      page.faults = [];
      page.on('pageerror', (error) => page.faults.push(error.message));
      page.on('console', (message) => {
        const refused = /Content Security Policy|Refused to/.test(message.text());
        if (refused) page.faults.push(message.text());
      });
      page.open = async (hash) => {
        await page.goto(`${place.address}${hash}`);
        return page;
      };
      return page;
    },
    async close() {
      await browser.close();
      await place.close();
    },
  };
}
