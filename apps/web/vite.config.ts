import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { bareEndpoints } from './build/bare-endpoints.ts';
import { BUILD_TARGET } from './build/floor/browser-floor.ts';
import { chunkOf } from './build/chunks.ts';
import { cssFallbacks } from './build/styles/css-fallbacks.ts';
import { cssLayers } from './build/styles/css-layers.ts';
import { noChunkCycles } from './build/chunk-cycles.ts';
import { directImports } from './build/direct-imports.ts';
import { entryIsolation } from './build/entry-isolation.ts';
import { entryPages } from './build/entry-pages.ts';
import { headScript } from './build/head-script.ts';
import { precompress } from './build/precompress.ts';
import { pureValues } from './build/pure-values.ts';
import { scopedClass } from './build/styles/scoped-class.ts';

const root = import.meta.dirname;
const APP = `${root}/index.html`;
const MATCH_VIEW = `${root}/solo-match-view.html`;
/** What the shell loads on every page when it is there. */
const EVERY_PAGE = `${root}/app/page-kit.ts`;

/** The pages that guests come to first: each loads what it shows and nothing else. */
const PUBLIC_PAGES = [
  'site/home/HomePage.tsx',
  'play/tournaments/lobby/LobbyPage.tsx',
  'play/tournaments/TournamentPage.tsx',
].map((path) => `${root}/features/${path}`);

/** A module that names what stands in others. */
const ICONS = /\/node_modules\/lucide-react\/dist\/esm\/lucide-react\.mjs$/;

/** Modules that are always loaded together form one file; dependencies stay separate, so that no bundle contains another's. */
const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
    { name: 'router', test: /node_modules\/(?:react-router|react-router-dom|@tanstack\/(?:react-query|query-core))\// },
    {
      name: chunkOf({ app: APP, matchView: MATCH_VIEW, everyPage: EVERY_PAGE, publicPages: PUBLIC_PAGES }),
      debugName: 'own',
    },
  ],
};

export default defineConfig({
  root,
  plugins: [
    react(),
    tailwindcss(),
    entryPages(),
    bareEndpoints(),
    directImports(ICONS),
    pureValues(/\/packages\/(?:contracts|domain)\/.*\.ts$/),
    cssFallbacks(),
    cssLayers(),
    headScript(),
    noChunkCycles(),
    entryIsolation([APP, MATCH_VIEW]),
    precompress(),
  ],
  resolve: {
    dedupe: ['react', 'react-dom', 'jotai'],
    // without subtitles, DRM and alternate audio, a third of its size
    alias: [{ find: /^hls\.js$/, replacement: 'hls.js/light' }],
  },
  // shorter than the bundler's own names: each stands in the styles and in the scripts
  css: { modules: { generateScopedName: scopedClass(root) } },
  server: { host: '127.0.0.1', hmr: { path: '/__hmr' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: BUILD_TARGET,
    // CSP allows `script-src 'self'` and `font-src 'self'` only, so nothing becomes a data: URL
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // the first view names the files of its page by it
    manifest: true,
    rolldownOptions: {
      input: [APP, MATCH_VIEW],
      output: { codeSplitting: CODE_SPLITTING },
    },
  },
});
