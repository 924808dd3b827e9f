import { parseSync } from 'vite';

import { newerMethods, newerStatics } from './compatibility.ts';

type Node = { type: string; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

const METHODS = newerMethods();
const STATICS = newerStatics();
/** Safari 16.0 cannot even read a script with it. */
const LOOKBEHIND = /\(\?<[=!]/;

function calledIn(code: string): Set<string> {
  const called = new Set<string>();
  const visit = (node: Node): void => {
    const callee = node['callee'];
    if ((node.type === 'CallExpression' || node.type === 'NewExpression') && isNode(callee)) {
      const name = callee['computed'] === true ? '' : nameOf(callee['property']);
      const full = `${nameOf(callee['object'])}.${name}`;
      if (STATICS.has(full)) called.add(full);
      else if (METHODS.has(name)) called.add(name);
    }
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) value.filter(isNode).forEach(visit);
      else if (isNode(value)) visit(value);
    }
  };
  visit(parseSync('built.js', code).program as unknown as Node);
  return called;
}

/** Code that asks first whether there is such a function has an answer for when there is none. */
function isAskedFor(name: string, code: string): boolean {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return new RegExp(
    `typeof [\\w.$]*\\.${last}\\b|["'\`]${last}["'\`] ?in |\\.${last}\\?\\.\\(|\\.${last}(?:&&|\\?|\\|\\|)`,
  ).test(code);
}

/** What a built script calls or writes that some browser of the floor has not, unless it is polyfilled or asked for. */
export function scriptFaults(code: string, polyfilled: ReadonlySet<string>): string[] {
  const missing = [...calledIn(code)].filter((name) => !polyfilled.has(name) && !isAskedFor(name, code));
  return [...missing, ...(LOOKBEHIND.test(code) ? ['(?<='] : [])];
}

/** The names that polyfills.js adds: of a method alone, of a constructor's function with its owner. */
export function polyfilledIn(source: string): Set<string> {
  const added = source.matchAll(/\badd\((\w+)(\.prototype)?, '(\w+)'/g);
  return new Set([...added].map(([, owner, prototype, name]) => (prototype ? `${name}` : `${owner}.${name}`)));
}
