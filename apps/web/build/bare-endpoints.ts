import type { Plugin } from 'vite';

import { isNode, type Node, splice, walk } from './syntax.ts';

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
const MAKERS: ReadonlySet<string> = new Set(['endpoint', 'fileEndpoint']);
const READS_SCHEMA = /\b\w+Api\.\w+\.(?:params|query|body|data)\b/;

/** Leaves of the contracts' endpoints what the browser calls them with. A form imports the schema it validates with by its own name. */
export function bareEndpoints(): Plugin {
  return {
    name: 'pailei-bare-endpoints',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:packages\/contracts|apps\/web)\/.*\.tsx?$/ },
      handler(code, id) {
        const reading = id.includes('/apps/web/') ? READS_SCHEMA.exec(code) : null;
        if (reading) this.error(`${id} reads ${reading[0]}, which is not in the browser's build: import the schema.`);
        if (!/\b(?:endpoint|fileEndpoint)\(/.test(code)) return null;
        return { code: withoutSchemas(code, this.parse(code, { lang: 'ts' })), map: null };
      },
    },
  };
}

export function withoutSchemas(code: string, program: unknown): string {
  const pieces: { start: number; end: number; text: string }[] = [];
  walk(program, (node) => {
    const spec = specOf(node);
    if (!spec) return;
    const kept = propertiesOf(spec).filter((property) => !SERVER_ONLY.has(keyOf(property)));
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
    pieces.push({ start: spec.start, end: spec.end, text: `{ ${text} }` });
  });
  return splice(code, pieces);
}

/** The object that an endpoint is made of. */
function specOf(node: Node): Node | null {
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: given } = node as Node & { callee: Node & { name?: string }; arguments: readonly Node[] };
  const [spec] = given;
  return MAKERS.has(callee.name ?? '') && spec?.type === 'ObjectExpression' ? spec : null;
}

const propertiesOf = (spec: Node) => (spec as Node & { properties: readonly Node[] }).properties;

function keyOf(property: Node): string {
  const { key } = property as Node & { key?: unknown };
  return isNode(key) ? String((key as Node & { name?: string }).name) : '';
}
