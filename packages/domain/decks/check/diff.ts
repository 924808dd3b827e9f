import type { DeckCard } from '../deck-content.ts';

/** Cards that two lists share, copies counted. */
export function sharedCards(a: readonly DeckCard[], b: readonly DeckCard[]): number {
  const counts = countsOf(a);
  return b.reduce((sum, card) => sum + Math.min(card.count, counts.get(card.dbf_id) ?? 0), 0);
}

export type CardChange = { dbf_id: number; /** Copies that came, or (negative) went. */ change: number };

/** What has to be done to the one list to get the other, by number; a card that is in both alike is left out. */
export function deckDiff(before: readonly DeckCard[], after: readonly DeckCard[]): CardChange[] {
  const [old, next] = [countsOf(before), countsOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((dbf_id) => ({ dbf_id, change: (next.get(dbf_id) ?? 0) - (old.get(dbf_id) ?? 0) }))
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => a.dbf_id - b.dbf_id);
}

function countsOf(cards: readonly DeckCard[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { dbf_id, count } of cards) counts.set(dbf_id, (counts.get(dbf_id) ?? 0) + count);
  return counts;
}
