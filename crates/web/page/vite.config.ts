import { defineConfig } from 'vitest/config';

// Asset names carry a hash of their content and nothing depends on the clock or on the machine, so
// that two builds of the same sources are the same bytes.
export default defineConfig({
  build: {
    outDir: '../assets',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  test: { include: ['test/**/*.test.ts'] },
  // A `stratege serve --port 8000` beside `npx vite` answers the page under development.
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
});
