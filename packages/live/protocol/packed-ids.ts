/**
 * A large view names the same id many times, further apart than DEFLATE looks back (32 KB). Packed, an id stands where it comes first;
 * after that its number stands for it: how many other ids came before it.
 */

/** Before the number, which is written to the base of 36. */
const MARK = '~';
const BASE = 36;
const ID_LENGTH = 36;
/** A whole JSON string that is an id, as key or value: a quote inside of a string has a backslash before it. */
const ID_IN_JSON = /\\?"([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})"/g;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Packs a view, written by `JSON.stringify`. `undefined` where a string of it could be taken for a number. */
export function packIds(text: string): string | undefined {
  if (text.includes(`"${MARK}`)) return undefined;
  const numbers = new Map<string, number>();
  return text.replace(ID_IN_JSON, (json: string, id: string) => {
    if (json.startsWith('\\')) return json;
    const number = numbers.get(id);
    if (number !== undefined) return `"${MARK}${number.toString(BASE)}"`;
    numbers.set(id, numbers.size);
    return json;
  });
}

/** A packed view, parsed, with its ids again, in its own objects where no key is one. Keys come in the order in which they were written. */
export function unpackIds(packed: unknown): unknown {
  const ids: string[] = [];
  const idFor = (text: string): string => {
    if (text.startsWith(MARK)) return ids[Number.parseInt(text.slice(1), BASE)] ?? text;
    if (text.length === ID_LENGTH && ID.test(text)) ids.push(text);
    return text;
  };
  const unpack = (value: unknown): unknown => {
    if (typeof value === 'string') return idFor(value);
    if (typeof value !== 'object' || value === null) return value;
    const holder = value as Record<string, unknown>;
    const keys = Object.keys(holder);
    if (keys.some((key) => key.startsWith(MARK)))
      return Object.fromEntries(keys.map((key) => [idFor(key), unpack(holder[key])]));
    for (const key of keys) {
      idFor(key);
      holder[key] = unpack(holder[key]);
    }
    return value;
  };
  return unpack(packed);
}
