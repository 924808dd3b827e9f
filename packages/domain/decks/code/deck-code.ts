import { isViolation, violation, type RuleViolation } from '../../violation/violation.ts';
import { decodeCode, encodeCode, type DeckCodeContent } from './codec.ts';
import { withoutUnseen } from '../../typed-text/clean.ts';
import { classOfDeck, type ClassHints } from '../deck-class.ts';
import { HEARTHSTONE } from '../hearthstone.ts';
import { classOfHero, type DeckRules } from '../deck-rules.ts';
import type { DeckCard, DeckContent, DeckList } from '../deck-content.ts';

/** Characters: several times what the largest deck needs. */
export const DECK_CODE_MAX = 1_000;

export type DeckViolationCode =
  | 'deck_code_empty'
  | 'deck_code_missing'
  | 'deck_code_too_long'
  | 'deck_code_broken'
  | 'deck_code_truncated'
  | 'deck_code_trailing'
  | 'deck_code_heroes'
  | 'deck_hero_unknown'
  | 'deck_format_unknown';

export type DeckViolation = RuleViolation<DeckViolationCode>;

/** A deck of a hero that the rules do not know: its class has to be given. */
export type UnclassedDeck = Omit<DeckList, 'class'> & { class: null; hero: number };

/** Reads a deck code. Whether the deck is legal is `checkDeck`'s question. Never throws. */
export function readDeckCode(
  text: string,
  rules: DeckRules = HEARTHSTONE,
  hints: ClassHints = {},
): DeckList | DeckViolation {
  const deck = readAnyDeck(text, rules, hints);
  if (isViolation(deck) || deck.class !== null) return deck;
  return violation('deck_hero_unknown', { hero: deck.hero });
}

/** Reads a deck code, also one whose class is unknown. Never throws. */
export function readAnyDeck(
  text: string,
  rules: DeckRules = HEARTHSTONE,
  hints: ClassHints = {},
): DeckList | UnclassedDeck | DeckViolation {
  const code = joinedCode(text);
  if (code === '') return violation('deck_code_empty');
  if (code.length > DECK_CODE_MAX) return violation('deck_code_too_long');
  const [base64 = ''] = /^[A-Za-z0-9+/]+={0,2}/.exec(code) ?? [];
  const content = decodeCode(base64);
  if (typeof content === 'string') return violation(`deck_code_${content}`);
  if (base64 !== code) return violation('deck_code_trailing');
  const deck = unclassedDeck(content, rules);
  return isViolation(deck) ? deck : (withClass(deck, rules, hints) ?? deck);
}

/** A code that was copied out of a quoted mail, a JSON text or a chat that broke it. */
const joinedCode = (text: string): string =>
  withoutUnseen(text.replaceAll(/^[>＞|\s]+/gmu, ''))
    .replaceAll('\\/', '/')
    .replaceAll(/\s/gu, '');

/** The deck with the class that the hints give, or `null`. The hero stays. */
export function withClass(deck: UnclassedDeck, rules: DeckRules, hints: ClassHints): DeckList | null {
  const { hero: _hero, ...list } = deck;
  const heroClass = classOfDeck(deck, rules, hints);
  return heroClass === null ? null : { ...list, class: heroClass };
}

function unclassedDeck(content: DeckCodeContent, rules: DeckRules): UnclassedDeck | DeckViolation {
  const format = rules.formats.find((known) => known.code_number === content.format);
  if (!format) return violation('deck_format_unknown', { format: content.format });
  return {
    class: null,
    hero: content.hero,
    format: format.id,
    cards: content.cards.map(([dbf_id, count]) => ({ dbf_id, count })).toSorted(byNumber),
    sideboard: content.sideboard
      .map(([dbf_id, count, owner_dbf_id]) => ({ dbf_id, count, owner_dbf_id }))
      .toSorted((a, b) => a.owner_dbf_id - b.owner_dbf_id || byNumber(a, b)),
    code: encodeCode(content),
  };
}

const byNumber = (a: DeckCard, b: DeckCard) => a.dbf_id - b.dbf_id;

/**
 * The canonical code of a deck, with the first hero of its class: two decks are the same when this is the same.
 * `former`: a code of the same class, whose hero is kept unless the rules know it to be of another one. Class and format
 * have to be of the rules; cards without copies are left out.
 */
export function writeDeckCode(deck: DeckContent, rules: DeckRules = HEARTHSTONE, former = ''): string {
  const heroes = rules.classes.find((known) => known.id === deck.class)?.heroes ?? [];
  const ownHero = heroOf(former);
  const keepsHero = ownHero !== undefined && (classOfHero(rules, ownHero)?.id ?? deck.class) === deck.class;
  const hero = heroes[0] !== undefined && keepsHero ? ownHero : heroes[0];
  const format = rules.formats.find((known) => known.id === deck.format)?.code_number;
  if (hero === undefined || format === undefined)
    throw new RangeError(`no deck code for ${deck.class}, ${deck.format}`);
  return encodeCode({
    format,
    hero,
    cards: deck.cards.map(({ dbf_id, count }) => [dbf_id, count]),
    sideboard: deck.sideboard.map(({ dbf_id, count, owner_dbf_id }) => [dbf_id, count, owner_dbf_id]),
  });
}

function heroOf(code: string): number | undefined {
  const content = decodeCode(code);
  return typeof content === 'string' ? undefined : content.hero;
}
