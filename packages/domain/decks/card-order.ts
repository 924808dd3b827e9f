import { compareNames } from '../name-order/name-order.ts';

/** A card as a list shows it; null where the catalogue does not know it. */
export type ListedCard = { dbf_id: number; cost: number | null; name: string | null };

/** As the game lists a deck: by mana, then name; what the catalogue does not know stands last, by number. */
export function compareCards(a: ListedCard, b: ListedCard): number {
  const mana = ({ cost }: ListedCard) => cost ?? Number.MAX_SAFE_INTEGER;
  return mana(a) - mana(b) || compareNames(a.name ?? '', b.name ?? '') || a.dbf_id - b.dbf_id;
}
