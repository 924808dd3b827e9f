import { CARD_NUMBER_MAX, type CardFacts } from '@pailei/domain/decks/card';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

const FACTS = ['dbf_id', 'name', 'cost', 'rarity', 'type', 'card_class', 'classes', 'set'] as const;

/** What the catalogue knows of these cards, samples among them; a number that it does not know is missing. */
export async function cardsByNumber(db: Db | Trx, ids: readonly number[]): Promise<Map<number, CardFacts>> {
  const wanted = [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id <= CARD_NUMBER_MAX);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('card')
    .select(FACTS)
    .where((eb) => eb('dbf_id', '=', eb.fn.any(eb.val(wanted))))
    .execute();
  return new Map(rows.map((row) => [row.dbf_id, row]));
}
