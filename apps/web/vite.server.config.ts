import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { scopedClass } from './build/styles/scoped-class.ts';

/** The processes beside the API: `server/main.ts` renders pages, `server/pictures.ts` draws the pictures of links. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'jotai'], alias: [{ find: /^hls\.js$/, replacement: 'hls.js/light' }] },
  define: { 'process.env.NODE_ENV': '"production"' },
  // the class names of modules are those of the browser's build
  css: { modules: { generateScopedName: scopedClass(import.meta.dirname) } },
  publicDir: false,
  // what brings programs or fonts of its own stays where it is installed
  ssr: { noExternal: true, external: ['satori', 'sharp'] },
  build: {
    ssr: true,
    rolldownOptions: { input: { main: 'server/main.ts', pictures: 'server/pictures.ts' } },
    outDir: 'dist.server',
    emptyOutDir: true,
    target: 'node20',
    // the addresses of drawings are those of the browser's build
    assetsInlineLimit: 0,
  },
});
