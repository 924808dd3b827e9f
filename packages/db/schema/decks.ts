import type { ColumnType, Generated, Insertable, JSONColumnType, Selectable } from 'kysely';
import type { DeckVisibility } from '@pailei/contracts/decks/decks/decks.api';
import type { DeckCard, SideboardCard } from '@pailei/domain/decks/deck-content';
import type { Side } from '@pailei/domain/series/sides';

export type DeckTable = {
  id: string;
  account_id: string;
  name: string;
  class: string;
  format: string;
  /** Canonical. */
  code: string;
  cards: JSONColumnType<DeckCard[]>;
  sideboard: JSONColumnType<SideboardCard[]>;
  /** Equal for decks of one class and format with the same cards, whichever hero their codes name. */
  content_hash: string;
  archetype: string;
  note: string;
  visibility: DeckVisibility;
  /** Counts every save, so that of two at once the second is refused. */
  version: Generated<number>;
  created_at: Generated<string>;
  updated_at: Generated<string>;
};
export type DeckRow = Selectable<DeckTable>;
export type NewDeck = Insertable<DeckTable>;

/** What a deck was: one row for each name or list it had, numbered from 1. */
export type DeckVersionTable = {
  deck_id: string;
  number: number;
  name: string;
  code: string;
  class: string;
  format: string;
  cards: JSONColumnType<DeckCard[]>;
  sideboard: JSONColumnType<SideboardCard[]>;
  created_at: Generated<string>;
};
export type DeckVersionRow = Selectable<DeckVersionTable>;

type ReadOnly<T> = ColumnType<T, never, never>;

/** A view: the games that count in any record (no awarded, drawn, voided or abandoned ones), of every result of a match. */
export type PlayedGameView = {
  match_id: ReadOnly<string>;
  tournament_id: ReadOnly<string>;
  game_number: ReadOnly<number>;
  winner: ReadOnly<Side>;
  /** The copies that were played; null where the match brought decks without a submission. */
  a_submitted_deck_id: ReadOnly<string | null>;
  b_submitted_deck_id: ReadOnly<string | null>;
  a_class: ReadOnly<string>;
  b_class: ReadOnly<string>;
  started_at: ReadOnly<string>;
  finished_at: ReadOnly<string>;
  /** The span in which the public sees the result that they are of. */
  public_from: ReadOnly<string>;
  public_until: ReadOnly<string>;
};
