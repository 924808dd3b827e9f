import type { Plugin } from 'vite';

const ORDER = '@layer properties, theme, base, components, utilities;\n';

/** Begins every style sheet with the order of the layers: the browser keeps the order of whichever sheet it reads first. */
export function cssLayers(): Plugin {
  return {
    name: 'pailei-css-layers',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = ORDER + textOf(file.source);
      }
    },
  };
}

export function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}
