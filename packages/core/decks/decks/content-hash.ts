import { createHash } from 'node:crypto';
import type { DeckList } from '@pailei/domain/decks/deck-content';

/** Equal for decks of one class and format with the same cards, whichever hero their codes name. */
export function contentHash({ class: id, format, cards, sideboard }: Omit<DeckList, 'code'>): string {
  const main = cards.map(({ dbf_id, count }) => [dbf_id, count]);
  const beside = sideboard.map(({ owner_dbf_id, dbf_id, count }) => [owner_dbf_id, dbf_id, count]);
  const content = [id, format, main.toSorted(byNumbers), beside.toSorted(byNumbers)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function byNumbers(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
