import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { scopedClass } from './build/scoped-class.ts';

/** The pages' first view for the process that renders it (`server/main.ts`), with all that it imports. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'jotai'], alias: [{ find: /^hls\.js$/, replacement: 'hls.js/light' }] },
  define: { 'process.env.NODE_ENV': '"production"' },
  // the class names of modules are those of the browser's build
  css: { modules: { generateScopedName: scopedClass(import.meta.dirname) } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist.server',
    emptyOutDir: true,
    target: 'node20',
    // the addresses of drawings are those of the browser's build
    assetsInlineLimit: 0,
  },
});
