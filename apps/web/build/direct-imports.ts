import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync, type Plugin } from 'vite';

import { importOf, namedImports, nameOf, type Place, type Program, splice } from './syntax.ts';

/**
 * Imports what an index names from where it stands. The bundler leaves out the rest of an index either way, but by the imports
 * alone, which the chunks are planned by, whoever takes one icon or one rule would need all of them.
 */
export function directImports(indexes: RegExp): Plugin {
  const known = new Map<string, ReadonlyMap<string, Place>>();
  return {
    name: 'pailei-direct-imports',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:packages|apps\/web)\/.*\.tsx?(?:\?bare-endpoints)?$/ },
      async handler(code, id) {
        const { body } = this.parse(code, { lang: 'tsx' }) as unknown as Program;
        const pieces: { start: number; end: number; text: string }[] = [];
        for (const statement of body) {
          const specifiers = namedImports(statement);
          if (!specifiers || !statement.source) continue;
          const index = await this.resolve(statement.source.value, id);
          if (!index || !indexes.test(index.id)) continue;
          const places = known.get(index.id) ?? placesIn(index.id);
          known.set(index.id, places);
          const text = specifiers.map((specifier) => {
            const name = nameOf(specifier.imported ?? specifier.local);
            return importOf(specifier, places.get(name) ?? { file: index.id, name });
          });
          pieces.push({ start: statement.start, end: statement.end, text: text.join(' ') });
        }
        return pieces.length > 0 ? { code: splice(code, pieces), map: null } : null;
      },
    },
  };
}

/** For each name that a module exports, where it stands. */
export function placesIn(file: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const { body } = parseSync(file, readFileSync(file, 'utf8')).program as unknown as Program;
  for (const { type, source, exported: all, specifiers = [], declaration } of body) {
    const from = source ? resolve(file, '..', source.value) : file;
    if (type === 'ExportAllDeclaration' && !all) for (const [name, place] of placesIn(from)) places.set(name, place);
    if (type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of specifiers) {
      const name = nameOf(exported ?? local);
      places.set(name, from === file ? { file, name } : placeOf(from, nameOf(local)));
    }
    for (const { id } of declaration?.declarations ?? [declaration ?? {}])
      if (id) places.set(nameOf(id), { file, name: nameOf(id) });
  }
  return places;
}

function placeOf(file: string, name: string): Place {
  return (name === 'default' ? undefined : placesIn(file).get(name)) ?? { file, name };
}
