import type { CardFacts } from '@pailei/domain/decks/card';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

/** Names are compared without regard to case, width, spaces and punctuation: 「吉安娜·普罗德摩尔」 is found by 「吉安娜普罗」. */
export function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');
}

/** Writes what is new or different in one statement; what stands as it is stays untouched. */
export async function writeCards(
  trx: Trx,
  cards: readonly CardFacts[],
  { is_sample, now }: { is_sample: boolean; now: string },
): Promise<{ added: number; changed: number }> {
  const given = JSON.stringify(cards.map((card) => ({ ...card, name_key: searchKey(card.name) })));
  const { rows } = await sql<{ added: number; changed: number }>`
    with written as (
      insert into card as known
        (dbf_id, name, name_key, cost, rarity, type, card_class, classes, set, is_sample, updated_at)
      select dbf_id, name, name_key, cost, rarity, type, card_class, classes, set, ${is_sample}, ${now}
      from jsonb_to_recordset(${given}::jsonb) as given(dbf_id integer, name text, name_key text, cost integer,
        rarity text, type text, card_class text, classes text[], set text)
      order by dbf_id
      on conflict (dbf_id) do update set (name, name_key, cost, rarity, type, card_class, classes, set, is_sample, updated_at)
        = (excluded.name, excluded.name_key, excluded.cost, excluded.rarity, excluded.type, excluded.card_class,
           excluded.classes, excluded.set, excluded.is_sample, excluded.updated_at)
        where (known.is_sample or not excluded.is_sample)
          and (known.name, known.name_key, known.cost, known.rarity, known.type, known.card_class, known.classes, known.set,
               known.is_sample)
          is distinct from (excluded.name, excluded.name_key, excluded.cost, excluded.rarity, excluded.type,
               excluded.card_class, excluded.classes, excluded.set, excluded.is_sample)
      returning xmax = 0 as is_new
    )
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed from written`.execute(
    trx,
  );
  return rows[0] ?? { added: 0, changed: 0 };
}
