import { createHash } from 'node:crypto';
import postcss, { type Root } from 'postcss';
import type { Plugin, Rolldown } from 'vite';

import { textOf } from './css-layers.ts';

const NAME = /--[\w-]+/g;

/** Leaves out the custom properties that no rule and no script of the build reads, and names each sheet by what is left in it. */
export function usedVariables(): Plugin {
  return {
    name: 'pailei-used-variables',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const sheets = files.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [file] : []));
      const sources = sheets.map(({ source }) => textOf(source));
      const names = new Map<string, string>();
      withUsedVariables(sources, scripts).forEach((source, index) => {
        const sheet = sheets[index];
        if (!sheet || source === sources[index]) return;
        const fileName = sheet.fileName.replace(/[\w-]{8}(?=\.css$)/, hashOf(source));
        names.set(sheet.fileName, fileName);
        delete bundle[sheet.fileName];
        this.emitFile({ type: 'asset', fileName, source });
      });
      for (const file of Object.values(bundle)) rename(file, names);
    },
  };
}

/** In scripts, in pages, and in what the manifest says that a script loads. */
function rename(file: Rolldown.OutputAsset | Rolldown.OutputChunk, names: ReadonlyMap<string, string>): void {
  for (const [before, after] of names) {
    if (file.viteMetadata?.importedCss.delete(before)) file.viteMetadata.importedCss.add(after);
    if (file.type === 'chunk') file.code = file.code.replaceAll(before, after);
    else if (file.fileName.endsWith('.html')) file.source = textOf(file.source).replaceAll(before, after);
  }
}

const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8);

/** The style sheets without the custom properties that neither they nor the scripts read, directly or through another. */
export function withUsedVariables(sheets: readonly string[], scripts: readonly string[]): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  const used = usedNames(roots, scripts);
  for (const root of roots) {
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    root.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
  }
  return roots.map((root) => root.toString());
}

function usedNames(roots: readonly Root[], scripts: readonly string[]): ReadonlySet<string> {
  const readBy = new Map<string, string[]>();
  const used = new Set<string>();
  for (const root of roots) {
    root.walkDecls(({ prop, value }) => {
      const names = value.match(NAME) ?? [];
      if (prop.startsWith('--')) readBy.set(prop, [...(readBy.get(prop) ?? []), ...names]);
      else for (const name of names) used.add(name);
    });
  }
  for (const named of scripts.flatMap((script) => script.match(NAME) ?? [])) {
    used.add(named);
    // the beginning of names that the script puts together
    if (named.endsWith('-')) for (const name of readBy.keys()) if (name.startsWith(named)) used.add(name);
  }
  // a set is walked with what is added meanwhile
  for (const name of used) for (const read of readBy.get(name) ?? []) used.add(read);
  return used;
}
