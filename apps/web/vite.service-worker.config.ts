import { defineConfig } from 'vite';

import { BUILD_TARGET } from './build/floor/browser-floor.ts';
import { precompress } from './build/precompress.ts';

const root = import.meta.dirname;

/** The service worker is one file at the root, by a name that never changes: browsers look there for its next version. */
export default defineConfig({
  root,
  plugins: [precompress()],
  publicDir: false,
  build: {
    // beside the app, which is built before
    outDir: 'dist',
    emptyOutDir: false,
    target: BUILD_TARGET,
    rolldownOptions: {
      input: { 'service-worker': `${root}/service-worker/main.ts` },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
});
