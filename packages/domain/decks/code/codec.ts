import { decode, encode } from 'deckstrings';
import { CARD_NUMBER_MAX } from '../card.ts';

/** What a deck code says, before anybody asks what the numbers mean. Counts are positive, no card is named twice. */
export type DeckCodeContent = {
  /** As the code counts formats. */
  format: number;
  hero: number;
  cards: [dbf_id: number, count: number][];
  sideboard: [dbf_id: number, count: number, owner_dbf_id: number][];
};

/** `trailing`: there is something behind the code's end. */
export type DeckCodeFault = 'broken' | 'truncated' | 'trailing' | 'heroes';

const COUNT_MAX = 99;
/** The package knows the formats of its day only, so that the real number is taken out before it and put back behind it. */
const STAND_IN = 2;
/** Format numbers take one byte of a code. */
export const FORMAT_NUMBER_MAX = 127;
const FORMAT_AT = 2;
const HERO_COUNT_AT = 3;

/** Reads base64 of varints (HearthSim's deckstrings): 0, version 1, format, heroes, cards by count, sideboard. Never throws. */
export function decodeCode(text: string): DeckCodeContent | DeckCodeFault {
  const bytes = bytesOf(text);
  if (!bytes || !'\0\u0001'.startsWith(bytes.slice(0, FORMAT_AT))) return 'broken';
  if (bytes.length <= HERO_COUNT_AT) return 'truncated';
  const format = bytes.charCodeAt(FORMAT_AT);
  if (format < 1 || format > FORMAT_NUMBER_MAX) return 'broken';
  if (bytes.charCodeAt(HERO_COUNT_AT) !== 1) return 'heroes';
  const read = tryDecode(withFormat(bytes, STAND_IN));
  if (typeof read === 'string') return read;
  const content: DeckCodeContent = {
    format,
    hero: read.heroes[0] ?? 0,
    cards: merged(read.cards),
    sideboard: merged(read.sideboardCards),
  };
  if (!isSound(content)) return 'broken';
  return isIntegerBetween(bytes, encode(read), content.sideboard.length > 0) ? content : 'trailing';
}

/** The canonical code: cards in the order of their numbers, nothing behind its end. */
export function encodeCode({ format, hero, cards, sideboard }: DeckCodeContent): string {
  const code = encode({ format: STAND_IN, heroes: [hero], cards, sideboardCards: sideboard });
  return btoa(withFormat(atob(code), format));
}

function bytesOf(text: string): string | null {
  try {
    return atob(text);
  } catch {
    return null;
  }
}

function withFormat(bytes: string, format: number): string {
  return bytes.slice(0, FORMAT_AT) + String.fromCharCode(format) + bytes.slice(FORMAT_AT + 1);
}

function tryDecode(bytes: string): ReturnType<typeof decode> | 'truncated' {
  try {
    return decode(btoa(bytes));
  } catch {
    return 'truncated';
  }
}

/** One entry for each card (and owner), whatever lists of the code name it. */
function merged<Entry extends [number, number, ...number[]]>(entries: readonly Entry[]): Entry[] {
  const byKey = new Map<string, Entry>();
  for (const entry of entries) {
    const [dbfId, count, ...owner] = entry;
    const key = [dbfId, ...owner].join();
    const known = byKey.get(key);
    if (known) known[1] += count;
    else byKey.set(key, [...entry]);
  }
  return [...byKey.values()];
}

function isSound({ hero, cards, sideboard }: DeckCodeContent): boolean {
  const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= CARD_NUMBER_MAX;
  return (
    isId(hero) &&
    [...cards, ...sideboard].every(
      ([dbfId, count, owner = 1]) => isId(dbfId) && isId(owner) && count > 0 && count <= COUNT_MAX,
    )
  );
}

/**
 * The package does not say where it stopped reading, but what it read has one shortest form. Codes older than
 * sideboards lack the mark (a last 0) that says there is none.
 */
function isIntegerBetween(bytes: string, canonical: string, hasSideboard: boolean): boolean {
  const length = atob(canonical).length;
  if (hasSideboard) return bytes.length === length;
  return bytes.length === length - 1 || (bytes.length === length && bytes.endsWith('\0'));
}
