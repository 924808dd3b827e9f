import { defineConfig } from 'vite';

import { BUILD_TARGET } from './build/floor/browser-floor.ts';
import { precompress } from './build/precompress.ts';
import { pureValues } from './build/pure-values.ts';
import { cssFallbacks } from './build/styles/css-fallbacks.ts';
import { scopedClass } from './build/styles/scoped-class.ts';

const root = import.meta.dirname;

/** The page that the service worker shows when the site is away: one script and one sheet, which it keeps. */
export default defineConfig({
  root,
  plugins: [pureValues(/\/packages\/(?:contracts|domain)\/.*\.ts$/), cssFallbacks(), precompress()],
  css: { modules: { generateScopedName: scopedClass(root) } },
  publicDir: false,
  build: {
    // beside the app, which is built before
    outDir: 'dist',
    emptyOutDir: false,
    target: BUILD_TARGET,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { offline: `${root}/offline.html` },
      output: { entryFileNames: 'assets/offline-[hash].js', assetFileNames: 'assets/offline-[hash][extname]' },
    },
  },
});
