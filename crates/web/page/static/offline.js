/** Answers from what was kept at the first visit: `build.js` writes the list and its version. */

const { version, files } = /* kept */ { version: '', files: [] };

/** Several copies of the page may live on one host, each below its own path. */
const OURS = `stratege ${registration.scope} `;
const NAME = `${OURS}${version}`;

/** Names with a hash in them never change what they name. */
const LASTING = /-[\w-]{8,}\.\w+$/;

const asked = (file) => new Request(file, { cache: LASTING.test(file) ? 'default' : 'no-cache' });

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map(asked));
}

async function forgetOlder() {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function answer(request) {
  const cache = await caches.open(NAME);
  const wanted = request.mode === 'navigate' ? './' : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(registration.scope);
  if (isOurs) event.respondWith(answer(request));
});
