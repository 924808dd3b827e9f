import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';

import { BROWSER_FLOOR } from './browser-floor.ts';

type Browser = keyof typeof BROWSER_FLOOR;
type Entry = Identifier | undefined;

const BROWSERS = Object.keys(BROWSER_FLOOR) as Browser[];
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const BUILTINS = data.javascript['builtins'];
const API: Identifier = data.api;
const INTERFACES: readonly Entry[] = [BUILTINS, API];

/** Objects of pages whose methods are called by name alone; those of others have names that our own objects have too. */
const OF_PAGES = [
  'Element',
  'HTMLElement',
  'HTMLDialogElement',
  'Document',
  'Node',
  'DocumentFragment',
  'AbortSignal',
  'URLSearchParams',
];

function hasIt({ support }: CompatStatement, browser: Browser): boolean {
  const statements: readonly SimpleSupportStatement[] = [support[browser] ?? []].flat();
  return statements.some(
    ({ version_added: added, flags, prefix }) =>
      typeof added === 'string' &&
      !flags &&
      !prefix &&
      Number.parseFloat(added.replace('≤', '')) <= BROWSER_FLOOR[browser],
  );
}

/** Whether every browser of the floor has it; what the data does not know counts as there. */
function isThere(entry: Entry): boolean {
  const statement = entry?.__compat;
  return !statement || BROWSERS.every((browser) => hasIt(statement, browser));
}

function membersOf(owner: Entry): [string, Identifier][] {
  const members = Object.entries<Identifier>(owner ?? {});
  return members.filter(([name]) => name !== '__compat');
}

const plain = (name: string) => name.replace(/_static$/, '');

/** Names of methods of the language and of pages that some browser of the floor has in no object at all. */
export function newerMethods(): Set<string> {
  const known = new Set<string>();
  for (const [, owner] of INTERFACES.flatMap(membersOf)) {
    for (const [name, member] of membersOf(owner)) if (isThere(member)) known.add(plain(name));
  }
  const owners: Entry[] = [...membersOf(BUILTINS).map(([, owner]) => owner), ...OF_PAGES.map((name) => API[name])];
  const names = owners.flatMap((owner) => membersOf(owner).map(([name]) => name));
  return new Set(names.filter((name) => !known.has(name)));
}

/** `Owner.name` of functions of a constructor that some browser of the floor has not. */
export function newerStatics(): Set<string> {
  const names = INTERFACES.flatMap(membersOf).flatMap(([owner, members]) =>
    membersOf(members).flatMap(([name, member]) => (isThere(member) ? [] : [`${owner}.${plain(name)}`])),
  );
  return new Set(names);
}

export const isPropertyThere = (name: string): boolean => isThere(data.css['properties']?.[name]);
export const isSelectorThere = (name: string): boolean => isThere(data.css['selectors']?.[name]);
