import type { HeroClass } from './deck-rules.ts';

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
