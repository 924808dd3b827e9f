import type { Deck, DeckSummary } from '@pailei/contracts/decks/decks/decks.api';
import type { Db } from '@pailei/db/client';
import type { DeckContent } from '@pailei/domain/decks/deck-content';
import { cardsByNumber } from '../cards/cards.reads.ts';
import { readDeckRules } from '../../site/deck-rules/deck-rules.reads.ts';
import { NO_USAGE, readUsage, type Reader } from './deck-usage.ts';
import { isOwner } from './decks.policy.ts';
import type { OwnedDeck } from './decks.repository.ts';
import { allCards, deckSummary, deckView, type Library } from './deck-views.ts';

type Lists = readonly Pick<DeckContent, 'cards' | 'sideboard'>[];

/** The rules, and what the catalogue knows of the cards of these lists. */
export async function readLibrary(db: Db, lists: Lists): Promise<Library> {
  const numbers = lists.flatMap((list) => allCards(list).map(({ dbf_id }) => dbf_id));
  const [rules, cards] = await Promise.all([readDeckRules(db), cardsByNumber(db, numbers)]);
  return { rules, cards };
}

/** Decks of one account, in the order given. */
export async function readSummaries(db: Db, rows: readonly OwnedDeck[], reader: Reader): Promise<DeckSummary[]> {
  const [library, usage] = await Promise.all([readLibrary(db, rows), readUsage(db, rows, reader)]);
  return rows.map((row) => deckSummary(row, library, usage.get(row.id) ?? NO_USAGE));
}

export async function readDeckView(db: Db, row: OwnedDeck, reader: Reader): Promise<Deck> {
  const [library, usage] = await Promise.all([readLibrary(db, [row]), readUsage(db, [row], reader)]);
  return deckView(row, library, usage.get(row.id) ?? NO_USAGE, isOwner(row, reader.actor));
}
