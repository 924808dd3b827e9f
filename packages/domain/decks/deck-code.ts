import { decode, encode } from 'deckstrings';
import { isViolation, violation } from '../violation/index.ts';
import type { RuleViolation } from '../violation/index.ts';
import type { HeroClass } from './classes.ts';
import { classOfHero } from './heroes.ts';

export const DECK_FORMATS = ['standard', 'wild', 'classic', 'twist'] as const;
export type DeckFormat = (typeof DECK_FORMATS)[number];

/** As the code counts them: 1 wild, 2 standard, 3 classic, 4 twist. */
const FORMAT_BY_NUMBER: Readonly<Record<number, DeckFormat>> = { 1: 'wild', 2: 'standard', 3: 'classic', 4: 'twist' };

export const DECK_CODE_MAX = 1_000;
export const DECK_SIZE = 30;
/** Prince Renathal's decks hold 40. */
export const LARGE_DECK_SIZE = 40;
const LARGE_DECK_CARD = 79767;
export const COPY_LIMIT = 2;

export type DeckCard = { dbf_id: number; count: number };
export type SideboardCard = DeckCard & { owner_dbf_id: number };

export type DeckList = {
  class: HeroClass;
  format: DeckFormat;
  cards: DeckCard[];
  sideboard: SideboardCard[];
  /** The canonical code: cards sorted by number, nothing behind its end. */
  code: string;
};

export const DECK_VIOLATIONS = [
  'deck_code_empty',
  'deck_code_too_long',
  'deck_code_broken',
  'deck_code_trailing',
  'deck_hero_unknown',
  'deck_format_unknown',
  'deck_size_wrong',
  'deck_too_many_copies',
] as const;
export type DeckViolationCode = (typeof DECK_VIOLATIONS)[number];
export type DeckViolation = RuleViolation<DeckViolationCode>;

/** Reads a Hearthstone deck code (base64 of varints, see HearthSim's deckstrings) and checks size and copies. Never throws. */
export function readDeckCode(text: string): DeckList | DeckViolation {
  const list = decodeDeck(text.trim());
  return isViolation(list) ? list : (sizeViolation(list) ?? list);
}

function decodeDeck(text: string): DeckList | DeckViolation {
  if (text === '') return violation('deck_code_empty');
  if (text.length > DECK_CODE_MAX) return violation('deck_code_too_long');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return violation('deck_code_broken');
  const decoded = tryDecode(text);
  if (!decoded) return violation('deck_code_broken');
  const [hero = 0, ...otherHeroes] = decoded.heroes;
  const heroClass = otherHeroes.length === 0 ? classOfHero(hero) : undefined;
  if (!heroClass) return violation('deck_hero_unknown', { hero });
  const format = FORMAT_BY_NUMBER[decoded.format];
  if (!format) return violation('deck_format_unknown', { format: decoded.format });
  const code = encode(decoded);
  if (byteLength(text) > byteLength(code)) return violation('deck_code_trailing');
  return {
    class: heroClass,
    format,
    cards: decoded.cards.map(([dbf_id, count]) => ({ dbf_id, count })).toSorted((a, b) => a.dbf_id - b.dbf_id),
    sideboard: (decoded.sideboardCards ?? []).map(([dbf_id, count, owner_dbf_id]) => ({ dbf_id, count, owner_dbf_id })),
    code,
  };
}

function tryDecode(text: string): ReturnType<typeof decode> | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/** The package reads past neither end nor padding, so bytes that it left over show as a difference in length. */
function byteLength(code: string): number {
  const bare = code.replace(/=+$/, '').length;
  return Math.floor((bare * 3) / 4);
}

function sizeViolation(list: DeckList): DeckViolation | undefined {
  const count = list.cards.reduce((sum, card) => sum + card.count, 0);
  const expected = list.cards.some((card) => card.dbf_id === LARGE_DECK_CARD) ? LARGE_DECK_SIZE : DECK_SIZE;
  if (count !== expected) return violation('deck_size_wrong', { count, expected });
  const over = list.cards.find((card) => card.count > COPY_LIMIT);
  return over && violation('deck_too_many_copies', { dbf_id: over.dbf_id, count: over.count });
}

/** Cards that two lists share, copies counted. */
export function sharedCards(a: readonly DeckCard[], b: readonly DeckCard[]): number {
  const counts = new Map(a.map((card) => [card.dbf_id, card.count]));
  return b.reduce((sum, card) => sum + Math.min(card.count, counts.get(card.dbf_id) ?? 0), 0);
}
