import { readFileSync } from 'node:fs';
import { minifySync, parseSync, transformWithOxc, type Plugin } from 'vite';

import { importOf, namedImports, nameOf, type Node, type Program, splice, type Statement, walk } from './syntax.ts';

/** What of an endpoint only the server and the API document read: schemas above all, and with them the library that they are written in. */
const SERVER_ONLY: ReadonlySet<string> = new Set([
  'params',
  'query',
  'body',
  'data',
  'summary',
  'errors',
  'invalid_text',
  'asks_login',
  'drops_unknown',
  'body_bytes',
]);
const ENDPOINTS = /Api$/;
/** What makes them, beside the schemas that all contracts share. */
const MAKERS: ReadonlySet<string> = new Set(['endpoint', 'fileEndpoint', 'inArea']);
const MAKERS_FILE = /(\/http\/endpoint\.ts)(?=["'])/g;
const ENDPOINTS_IN_CODE = /Api\b/;
const READS_SCHEMA = /\b\w+Api\.\w+\.(?:params|query|body|data)\b/;
/** Marks the copy of a contract's module that has nothing but its endpoints. */
const BARE = '?bare-endpoints';

/**
 * The browser's pages take a contract's endpoints from a copy of its module with what a call needs of them: method, path, area. Forms
 * import the schema they validate with by its own name, from the module itself.
 */
export function bareEndpoints(): Plugin {
  return {
    name: 'pailei-bare-endpoints',
    apply: 'build',
    enforce: 'post',
    async load(id) {
      if (!id.endsWith(BARE)) return null;
      const file = id.slice(0, -BARE.length);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      return {
        code: onlyEndpoints(code).replaceAll(MAKERS_FILE, `$1${BARE}`),
        moduleType: 'js',
        moduleSideEffects: false,
      };
    },
    transform: {
      filter: { id: /\/apps\/web\/.*\.tsx?$/, code: ENDPOINTS_IN_CODE },
      async handler(code, id) {
        const reading = READS_SCHEMA.exec(code);
        if (reading) this.error(`${id} reads ${reading[0]}, which is not in the browser's build: import the schema.`);
        const { body } = this.parse(code, { lang: 'tsx' }) as unknown as Program;
        const pieces: { start: number; end: number; text: string }[] = [];
        for (const statement of body) {
          const specifiers = namedImports(statement);
          if (!specifiers?.some(({ imported, local }) => ENDPOINTS.test(nameOf(imported ?? local)))) continue;
          const source = await this.resolve(statement.source?.value ?? '', id);
          if (!source?.id.includes('/packages/contracts/')) continue;
          const text = specifiers.map((specifier) => {
            const name = nameOf(specifier.imported ?? specifier.local);
            return importOf(specifier, { name, file: source.id + (ENDPOINTS.test(name) ? BARE : '') });
          });
          pieces.push({ start: statement.start, end: statement.end, text: text.join(' ') });
        }
        return pieces.length > 0 ? { code: splice(code, pieces), map: null } : null;
      },
    },
  };
}

/** A contract's module, as JavaScript, without all that its endpoints do not need for a call. */
export function onlyEndpoints(code: string): string {
  const unexported = withoutStatements(code, ({ type, declaration }) =>
    type.startsWith('Export') ? !declaresEndpoints(declaration) : false,
  );
  const bare = withoutUnused(withoutSchemas(unexported));
  return withoutUnused(withoutStatements(bare, ({ type }) => type === 'ExpressionStatement')).replaceAll(
    /^import\s*["'][^"']+["'];?$/gm,
    '',
  );
}

const parse = (code: string) => parseSync('contract.js', code).program as unknown as Program;

function withoutUnused(code: string): string {
  return minifySync('contract.js', code, {
    module: true,
    compress: { unused: true, treeshake: { manualPureFunctions: ['z'] } },
    mangle: false,
    codegen: { removeWhitespace: false },
  }).code;
}

/** What is exported is left as a declaration. */
function withoutStatements(code: string, isLeftOut: (statement: Statement) => boolean): string {
  const left = parse(code).body.filter(isLeftOut);
  return splice(
    code,
    left.map(({ start, end, declaration }) => ({ start, end: declaration?.start ?? end, text: '' })),
  );
}

function declaresEndpoints(declaration: Statement['declaration']): boolean {
  const ids = declaration?.declarations?.map(({ id }) => id) ?? (declaration?.id ? [declaration.id] : []);
  return ids.map(nameOf).some((name) => ENDPOINTS.test(name) || MAKERS.has(name));
}

function withoutSchemas(code: string): string {
  const pieces: { start: number; end: number; text: string }[] = [];
  walk(parse(code), (node) => {
    if (node.type !== 'ObjectExpression') return;
    const { properties } = node as Node & { properties: readonly Property[] };
    for (const [index, { start, end, key }] of properties.entries()) {
      if (SERVER_ONLY.has(key?.name ?? '')) pieces.push({ start, end: properties[index + 1]?.start ?? end, text: '' });
    }
  });
  return splice(code, outermost(pieces));
}

type Property = Node & { key?: { name?: string } };

function outermost<Piece extends { start: number; end: number }>(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    (piece) => !pieces.some((other) => other !== piece && other.start <= piece.start && piece.end <= other.end),
  );
}
