import { defineConfig } from 'vite';

import { bareEndpoints } from './build/bare-endpoints.ts';
import { directImports } from './build/direct-imports.ts';
import { precompress } from './build/precompress.ts';
import { pureValues } from './build/pure-values.ts';
import { scopedClass } from './build/scoped-class.ts';

const root = import.meta.dirname;

/** What several layouts need is one file for those of an event, and one for all. */
const CODE_SPLITTING = {
  includeDependenciesRecursively: false,
  groups: [
    {
      name: 'event-parts',
      test: /\/(?:domain\/(?:bracket|stages|standings|tournament)|play\/tournaments|overlay\/layouts\/panel)/,
      minShareCount: 2,
    },
    { name: 'parts', minShareCount: 2 },
  ],
};

/** The overlay is loaded by streaming software, which opens nothing else of the site: built apart, it carries what it uses alone. */
export default defineConfig({
  root,
  plugins: [
    bareEndpoints(),
    directImports(/\/packages\/domain\/\w+\/index\.ts$/),
    pureValues(/\/packages\/(?:contracts|domain)\/.*\.ts$/),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedClass(root) } },
  publicDir: false,
  build: {
    // beside the app, which is built before
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: `${root}/match-view.html`, output: { codeSplitting: CODE_SPLITTING } },
  },
});
