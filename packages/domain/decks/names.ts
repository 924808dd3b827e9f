import { DECK_NAME_MAX } from './paste/paste.ts';

/** The name, or with the first number that makes it one of its own: 「未命名法师 2」. */
export function distinctName(name: string, taken: ReadonlySet<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = numbered(name, number);
  return unique;
}

/** The names in their order; the later of two that are the same is numbered. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names);
  const used = new Set<string>();
  return names.map((name) => {
    const unique = used.has(name) ? distinctName(name, taken) : name;
    taken.add(unique);
    used.add(unique);
    return unique;
  });
}

function numbered(name: string, number: number): string {
  const mark = ` ${number}`;
  return name.slice(0, DECK_NAME_MAX - mark.length).replace(/[\uD800-\uDBFF]$/, '') + mark;
}
