import { relative, sep } from 'node:path';
import { refusalOf } from './walls.ts';

type Source = { type: string; value?: unknown };
type ImportNode = { source?: Source | null };
type Context = {
  filename: string;
  options: readonly unknown[];
  report(problem: { node: Source; message: string }): void;
};

const importWalls = {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { root: { type: 'string' } }, required: ['root'] }] },
  create(context: Context) {
    const [{ root }] = context.options as [{ root: string }];
    const file = relative(root, context.filename).split(sep).join('/');
    const check = ({ source }: ImportNode) => {
      if (typeof source?.value !== 'string') return;
      const message = refusalOf(file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

type Key = { type: string; name?: string; value?: unknown };
type MemberNode = { computed: boolean; property: Key };
type PatternNode = { properties: { computed?: boolean; key?: Key }[] };
type KeyContext = { report(problem: { node: Key; message: string }): void };

/** Documented by zod (https://zod.dev/packages/core) and by MDN (its compat-data-schema.md). */
const DOCUMENTED = new Set(['_zod', '__compat']);

/** Our own private members begin with `#`, so a member with an underscore belongs to a dependency. */
const foreignPrivates = {
  meta: { type: 'problem', schema: [] },
  create(context: KeyContext) {
    const check = (isComputed: boolean, node: Key) => {
      const name = isComputed || node.type === 'Literal' ? node.value : node.name;
      if (typeof name !== 'string' || !/^_./.test(name) || DOCUMENTED.has(name)) return;
      const message = `"${name}" is a private member of another object. Use its public interface, or do without.`;
      context.report({ node, message });
    };
    return {
      MemberExpression: ({ computed, property }: MemberNode) => check(computed, property),
      ObjectPattern: ({ properties }: PatternNode) => {
        for (const { computed = false, key } of properties) if (key) check(computed, key);
      },
    };
  },
};

const OWN = /^(?:\.|@pailei\/)/;

/** Every name is imported from the file that defines it, so that one search finds it and no import brings what it does not name. */
const noReExports = {
  meta: { type: 'problem', schema: [] },
  create(context: Pick<Context, 'report'>) {
    const check = ({ source }: ImportNode) => {
      if (typeof source?.value !== 'string' || !OWN.test(source.value)) return;
      context.report({ node: source, message: 'Import a name from the file that defines it; do not pass it on.' });
    };
    return { ExportAllDeclaration: check, ExportNamedDeclaration: check };
  },
};

/** The linter's rules that are our own. */
export default {
  meta: { name: 'pailei' },
  rules: { 'import-walls': importWalls, 'foreign-privates': foreignPrivates, 'no-re-exports': noReExports },
};
