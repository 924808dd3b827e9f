import { parseSync, type Plugin } from 'vite';

import { type Node, type Program, splice, walk } from './syntax.ts';

/**
 * Tells the bundler that to make a value of these modules does nothing else: schemas and lists that nobody reads are left out of the
 * browser's build, whatever calls they are written with.
 */
export function pureValues(modules: RegExp): Plugin {
  return {
    name: 'pailei-pure-values',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: modules },
      handler: (code) => ({ code: withPureValues(code), map: null, moduleSideEffects: false }),
    },
  };
}

/** Each value of a module that is made by a call, in a function that is called where it is needed or not at all. */
export function withPureValues(code: string): string {
  const { body } = parseSync('module.ts', code).program as unknown as Program;
  const declared = body.flatMap((statement) => (statement.declaration ?? statement).declarations ?? []);
  const made = declared.flatMap(({ init }) => (init && isCalled(init) ? [init] : []));
  return splice(
    code,
    made.map(({ start, end }) => ({ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` })),
  );
}

const FUNCTIONS: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const CALLS: ReadonlySet<string> = new Set(['CallExpression', 'NewExpression']);

function isCalled(init: Node): boolean {
  let isFound = false;
  walk(init, ({ type }) => {
    isFound ||= CALLS.has(type);
    return !FUNCTIONS.has(type);
  });
  return isFound;
}
