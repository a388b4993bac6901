/** The real server, from the program that is tested. */

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The program that is tested. */
export function program() {
  const path = process.env.STRATEGE;
  if (!path) throw new Error('set STRATEGE to the program to test, such as target/debug/stratege');
  return path;
}

/** Starts the server on a free port; the address is the one that it prints. */
export async function startServer(...options) {
  const server = spawn(program(), ['serve', '--port', '0', '--lang', 'en', ...options], {
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
