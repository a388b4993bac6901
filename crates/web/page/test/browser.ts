/** What modules that ask the browser for its language need, where there is no browser: imported before them. */

const kept = new Map<string, string>();

Object.assign(globalThis, {
  navigator: { languages: ['en'] },
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  },
});
