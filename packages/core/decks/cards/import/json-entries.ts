import {
  BACKSLASH,
  CLOSE_LIST,
  CLOSE_OBJECT,
  COMMA,
  OPEN_LIST,
  OPEN_OBJECT,
  QUOTE,
} from '../../../ground/http/json-bytes.ts';

type Place = readonly [start: number, end: number];

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/** Behind a byte order mark and spaces. */
function begin(bytes: Uint8Array): number {
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

function endOf(bytes: Uint8Array): number {
  let at = bytes.length;
  while (at > 0 && isSpace(bytes[at - 1])) at -= 1;
  return at;
}

/** Whether bytes begin and end as a JSON array does. */
export function isClosed(bytes: Uint8Array): 'closed' | 'open' | 'no_list' {
  if (bytes[begin(bytes)] !== OPEN_LIST) return 'no_list';
  return bytes[endOf(bytes) - 1] === CLOSE_LIST ? 'closed' : 'open';
}

/**
 * Where the entries of a JSON array stand, in one pass and without reading any of them: what is inside an entry may still
 * be wrong. Never looks at more than `most` of them.
 */
export function locateEntries(
  bytes: Uint8Array,
  most: number,
): Place[] | 'not_a_list' | 'cut_off' | 'broken' | 'too_many' {
  if (isClosed(bytes) === 'no_list') return 'not_a_list';
  const end = endOf(bytes);
  const places: Place[] = [];
  let at = begin(bytes) + 1;
  for (;;) {
    const start = skipSpaces(bytes, at);
    if (bytes[start] === CLOSE_LIST && places.length === 0) return start === end - 1 ? places : 'broken';
    const stop = endOfValue(bytes, start);
    if (stop >= end) return 'cut_off';
    if (stop === start || places.length === most) return stop === start ? 'broken' : 'too_many';
    places.push([start, stop]);
    if (bytes[stop] === CLOSE_LIST) return stop === end - 1 ? places : 'broken';
    at = stop + 1;
  }
}

function skipSpaces(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isSpace(bytes[at])) at += 1;
  return at;
}

/** The comma or bracket behind a value, or the end of the bytes. */
function endOfValue(bytes: Uint8Array, from: number): number {
  let depth = 0;
  let at = from;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfText(bytes, at);
    else if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
    else if (depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) return at;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
  }
  return at;
}

/** The closing quote of the text that opens at `from`. */
function endOfText(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}
