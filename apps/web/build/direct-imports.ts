import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { parseSync, type Plugin } from 'vite';

import { type Node, splice } from './syntax.ts';

/** Where something stands that an index names. */
type Place = { file: string; name: string };
type Named = { type: string; name?: string; value?: string };
type Specifier = Node & { imported?: Named; local: Named; exported?: Named; exportKind?: string };
type Statement = Node & {
  source?: { value: string } | null;
  specifiers?: readonly Specifier[];
  declaration?: (Node & { id?: Named; declarations?: readonly { id: Named }[] }) | null;
  exported?: Named | null;
};

const nameOf = ({ name, value }: Named): string => name ?? value ?? '';

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
      filter: { id: /\/(?:packages|apps\/web)\/.*\.tsx?$/ },
      async handler(code, id) {
        const { body } = this.parse(code, { lang: 'tsx' }) as unknown as { body: readonly Statement[] };
        const pieces: { start: number; end: number; text: string }[] = [];
        for (const statement of body) {
          const specifiers = namedImports(statement);
          if (!specifiers || !statement.source) continue;
          const index = await this.resolve(statement.source.value, id);
          if (!index || !indexes.test(index.id)) continue;
          const places = known.get(index.id) ?? placesIn(index.id);
          known.set(index.id, places);
          const text = specifiers.map((specifier) => importOf(specifier, places, index.id)).join(' ');
          pieces.push({ start: statement.start, end: statement.end, text });
        }
        return pieces.length > 0 ? { code: splice(code, pieces), map: null } : null;
      },
    },
  };
}

/** The specifiers of an import that takes nothing but names. */
function namedImports({ type, specifiers = [] }: Statement): readonly Specifier[] | null {
  if (type !== 'ImportDeclaration' || specifiers.length === 0) return null;
  return specifiers.every((specifier) => specifier.type === 'ImportSpecifier') ? specifiers : null;
}

function importOf({ imported, local }: Specifier, places: ReadonlyMap<string, Place>, index: string): string {
  const wanted = nameOf(imported ?? local);
  const { file, name } = places.get(wanted) ?? { file: index, name: wanted };
  return `import { ${name} as ${nameOf(local)} } from ${JSON.stringify(file)};`;
}

/** For each name that a module exports, where it stands. */
export function placesIn(file: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  for (const statement of program.body as unknown as readonly Statement[]) {
    const source = statement.source ? resolve(file, '..', statement.source.value) : file;
    if (statement.type === 'ExportAllDeclaration' && !statement.exported) {
      for (const [name, place] of placesIn(source)) places.set(name, place);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    for (const { local, exported } of statement.specifiers ?? []) {
      if (source !== file && exported) places.set(nameOf(exported), placeOf(source, nameOf(local)));
      else if (exported) places.set(nameOf(exported), { file, name: nameOf(exported) });
    }
    const { declaration } = statement;
    for (const { id } of declaration?.declarations ?? [declaration ?? {}])
      if (id) places.set(nameOf(id), { file, name: nameOf(id) });
  }
  return places;
}

function placeOf(file: string, name: string): Place {
  return (name === 'default' ? undefined : placesIn(file).get(name)) ?? { file, name };
}
