import { CARD_NUMBER_MAX } from '@pailei/domain/decks';
import type { CardFacts } from '@pailei/domain/decks';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { sql } from 'kysely';

const FACTS = ['dbf_id', 'name', 'cost', 'rarity', 'type', 'card_class', 'classes', 'set'] as const;

/** Names are compared without regard to case, width, spaces and punctuation: 「吉安娜·普罗德摩尔」 is found by 「吉安娜普罗」. */
export function searchKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}]/gu, '');
}

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

export type CatalogueCounts = { total: number; is_sample: boolean; sets: { set: string; count: number }[] };

/** Of the cards that are shown: the samples only while there is nothing else. */
export async function countCards(db: Db): Promise<CatalogueCounts> {
  const rows = await db
    .selectFrom('card')
    .select((eb) => ['set', 'is_sample', eb.fn.countAll<number>().as('count')])
    .groupBy(['set', 'is_sample'])
    .orderBy('count', 'desc')
    .orderBy('set')
    .execute();
  const real = rows.filter((row) => !row.is_sample);
  const shown = real.length > 0 ? real : rows;
  return {
    total: shown.reduce((sum, { count }) => sum + count, 0),
    is_sample: real.length === 0,
    sets: shown.map(({ set, count }) => ({ set, count })),
  };
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
