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

/** The linter's rules that are our own. */
export default { meta: { name: 'pailei' }, rules: { 'import-walls': importWalls } };
