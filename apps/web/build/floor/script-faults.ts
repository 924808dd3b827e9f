import { parseSync } from 'vite';

import { walk, type Node } from '../syntax.ts';
import { newerMethods, newerStatics } from './compatibility.ts';

type Part = { name?: unknown; computed?: boolean; object?: Part; property?: Part };
type Call = Node & { callee?: Part };

const nameOf = ({ name }: Part = {}): string => (typeof name === 'string' ? name : '');

const METHODS = newerMethods();
const STATICS = newerStatics();
/** Safari 16.0 cannot even read a script with it. */
const LOOKBEHIND = /\(\?<[=!]/;

function calledIn(code: string): Set<string> {
  const called = new Set<string>();
  walk(parseSync('built.js', code).program, (node: Call) => {
    if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return;
    const { computed, object, property } = node.callee ?? {};
    const name = computed === true ? '' : nameOf(property);
    const full = `${nameOf(object)}.${name}`;
    if (STATICS.has(full)) called.add(full);
    else if (METHODS.has(name)) called.add(name);
  });
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
