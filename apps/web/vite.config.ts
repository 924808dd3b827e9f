import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { entryPages } from './build/entry-pages.ts';
import { precompress } from './build/precompress.ts';

const root = import.meta.dirname;

/** What always comes together goes out in one file; the dependencies stay apart, so that no bundle carries another's. */
const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { name: 'shell', test: /node_modules\/(?:react-router|react-router-dom|@tanstack)\// },
  ],
};

export default defineConfig({
  root,
  plugins: [react(), tailwindcss(), entryPages(), precompress()],
  resolve: { dedupe: ['react', 'react-dom', 'jotai'] },
  server: { host: '127.0.0.1', hmr: { path: '/__hmr' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // CSP allows `script-src 'self'` and `font-src 'self'` only, so nothing becomes a data: URL
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [`${root}/index.html`, `${root}/match-view.html`, `${root}/solo-match-view.html`],
      output: { codeSplitting: CODE_SPLITTING },
    },
  },
});
