import { violation } from '../violation/index.ts';
import type { RuleViolation } from '../violation/index.ts';
import { decodeCode, encodeCode } from './codec.ts';
import type { DeckCodeContent } from './codec.ts';
import { HEARTHSTONE } from './hearthstone.ts';
import { classOfHero } from './rule-set.ts';
import type { DeckRules, HeroClass } from './rule-set.ts';

/** Characters: several times what the largest deck needs. */
export const DECK_CODE_MAX = 1_000;

export type DeckCard = { dbf_id: number; count: number };
export type SideboardCard = DeckCard & { owner_dbf_id: number };

/** What a deck consists of, whatever hero and code it came with. */
export type DeckContent = {
  class: HeroClass;
  /** Id of a `DeckFormatRules`. */
  format: string;
  /** By number. */
  cards: readonly DeckCard[];
  /** Cards beside the deck, which belong to one that is in it; they do not count towards its size. By owner, then number. */
  sideboard: readonly SideboardCard[];
};

export type DeckList = DeckContent & {
  cards: DeckCard[];
  sideboard: SideboardCard[];
  /** The canonical code, with the hero that the player chose: cards sorted by number, nothing behind its end. */
  code: string;
};

export type DeckViolationCode =
  | 'deck_code_empty'
  | 'deck_code_missing'
  | 'deck_code_too_long'
  | 'deck_code_broken'
  | 'deck_code_truncated'
  | 'deck_code_trailing'
  | 'deck_hero_unknown'
  | 'deck_format_unknown';
export type DeckViolation = RuleViolation<DeckViolationCode>;

/** Reads a deck code. Whether the deck is legal is `checkDeck`'s question. Never throws. */
export function readDeckCode(text: string, rules: DeckRules = HEARTHSTONE): DeckList | DeckViolation {
  return readCodeOf(text, rules, undefined);
}

/** `fallback`: the class of the deck where the rules do not know the code's hero (a skin newer than they are). */
export function readCodeOf(text: string, rules: DeckRules, fallback: HeroClass | undefined): DeckList | DeckViolation {
  const code = text.trim();
  if (code === '') return violation('deck_code_empty');
  if (code.length > DECK_CODE_MAX) return violation('deck_code_too_long');
  const [base64 = ''] = /^[A-Za-z0-9+/]+={0,2}/.exec(code) ?? [];
  const content = decodeCode(base64);
  if (content === 'heroes') return violation('deck_hero_unknown');
  if (typeof content === 'string') return violation(`deck_code_${content}`);
  return base64 === code ? deckListOf(content, rules, fallback) : violation('deck_code_trailing');
}

function deckListOf(
  content: DeckCodeContent,
  rules: DeckRules,
  fallback: HeroClass | undefined,
): DeckList | DeckViolation {
  const format = rules.formats.find((known) => known.code_number === content.format);
  if (!format) return violation('deck_format_unknown', { format: content.format });
  const ofHero = classOfHero(rules, content.hero);
  const heroClass = ofHero ?? rules.classes.find(({ id, heroes }) => id === fallback && heroes.length > 0);
  if (!heroClass) return violation('deck_hero_unknown', { hero: content.hero });
  const hero = ofHero ? content.hero : (heroClass.heroes[0] ?? 0);
  return {
    class: heroClass.id,
    format: format.id,
    cards: content.cards.map(([dbf_id, count]) => ({ dbf_id, count })).toSorted(byNumber),
    sideboard: content.sideboard
      .map(([dbf_id, count, owner_dbf_id]) => ({ dbf_id, count, owner_dbf_id }))
      .toSorted((a, b) => a.owner_dbf_id - b.owner_dbf_id || byNumber(a, b)),
    code: encodeCode({ ...content, hero }),
  };
}

const byNumber = (a: DeckCard, b: DeckCard) => a.dbf_id - b.dbf_id;

/**
 * The canonical code of a deck, with the first hero of its class: two decks are the same when this is the same.
 * `former`: a code whose hero is kept where it is one of the class. Class and format have to be of the rules; cards
 * without copies are left out.
 */
export function writeDeckCode(deck: DeckContent, rules: DeckRules = HEARTHSTONE, former = ''): string {
  const heroes = rules.classes.find((known) => known.id === deck.class)?.heroes ?? [];
  const hero = heroes.find((known) => known === heroOf(former)) ?? heroes[0];
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
