import type { SubmittedDeck } from '@pailei/contracts/decks/decks/submitted-deck';
import type { SeriesDeck } from '@pailei/domain/series/types';
import type { SubmittedDeckRow } from '@pailei/db/schema/tournaments';

/** With its code: for the owner, and for whom the event's list policy allows it. */
export function submittedDeckView(
  row: Pick<SubmittedDeckRow, 'slot' | 'name' | 'class' | 'format' | 'code'>,
): SubmittedDeck {
  return { slot: row.slot, name: row.name, class: row.class, format: row.format, code: row.code };
}

/** What everybody sees of a deck in a match: class and name, never the list. */
export function seriesDeck(row: SubmittedDeckRow): SeriesDeck {
  return { slot: row.slot, class: row.class, name: row.name };
}
