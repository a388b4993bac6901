import { defineConfig } from 'vitest/config';

// Asset names carry a hash of their content and nothing depends on the clock or on the machine, so
// that two builds of the same sources are the same bytes.
export default defineConfig(({ mode }) => ({
  // The page is served below any path.
  base: './',
  // A page that is opened from disk starts classic workers only.
  worker: { format: 'iife' },
  build: {
    outDir: '../assets',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // One file that is opened from disk has all screens in it: see `static/build.js`.
    ...(mode === 'single' && { rolldownOptions: { output: { codeSplitting: false } } }),
  },
  test: { include: ['test/**/*.test.ts'] },
  // A `stratege serve --port 8000` beside `npx vite` answers the page under development.
  server: { proxy: { '/api': 'http://127.0.0.1:8000' } },
}));
