import { defineConfig } from 'vite';

import { bareEndpoints } from './build/bare-endpoints.ts';
import { BUILD_TARGET } from './build/floor/browser-floor.ts';
import { headScript } from './build/head-script.ts';
import { precompress } from './build/precompress.ts';
import { pureValues } from './build/pure-values.ts';
import { cssFallbacks } from './build/styles/css-fallbacks.ts';
import { scopedClass } from './build/styles/scoped-class.ts';
import { usedVariables } from './build/styles/used-variables.ts';

const root = import.meta.dirname;

/** A file for what these kinds of layouts share, in this order: each loads the files of what it draws, and no other. */
const SHARED_PARTS = {
  'standings-parts':
    /\/domain\/tournament\/(?:standings\/|stages\/(?:swiss\/(?:results|own-settings)|standings-rules|graph\/carried-into))/,
  'event-parts':
    /\/(?:domain\/(?:groups|tournament)|play\/(?:tournaments|stages)|overlay\/stages)\/|\/domain\/battles\/formats\/format-terms/,
  'battle-texts': /\/battles\/(?:battle-texts|formats\/format-texts)/,
  'battle-parts':
    /\/(?:shared|play|overlay)\/battles\/(?!(?:model\/)?battle-(?:score|mark))|\/domain\/teams\/|\/uploads\/|\/ui\/time\//,
  'match-parts': /\/overlay\/(?:plates|layouts\/(?:phase|place-name))|series-labels|\/emblems\//,
  series: /\/domain\/series\/(?:decide|series-over)|series-(?:names|state)/,
  bars: /\/layouts\/bar\.module/,
  parts: /./,
};

const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: Object.entries(SHARED_PARTS).map(([name, test]) => ({ name, test, minShareCount: 2 })),
};

/** The overlay is loaded by streaming software, which opens nothing else of the site: built apart, it carries what it uses alone. */
export default defineConfig({
  root,
  plugins: [
    bareEndpoints(),
    pureValues(/\/packages\/(?:contracts|domain)\/.*\.ts$/),
    usedVariables(),
    headScript('overlay'),
    cssFallbacks(),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedClass(root) } },
  publicDir: false,
  build: {
    // beside the app, which is built before
    outDir: 'dist',
    emptyOutDir: false,
    target: BUILD_TARGET,
    assetsInlineLimit: 0,
    // `npm run bench -- web-size` counts by it
    manifest: '.vite/overlay-manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${root}/match-view.html`, output: { codeSplitting: CODE_SPLITTING } },
  },
});
