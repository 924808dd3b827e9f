import { SEARCHED_COST_MAX } from '@pailei/contracts/decks/cards/cards.api';
import { NEUTRAL } from '@pailei/domain/decks/check/check';
import type { CardFacts, CardRarity } from '@pailei/domain/decks/card';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { pinyin } from '@pailei/db/pinyin';
import { sql, type RawBuilder } from 'kysely';
import { searchKey } from './import/write-cards.ts';

export type CardSearch = {
  /** Part of a name, or a card's number. */
  search?: string | undefined;
  /** Id of a class: its own cards and the neutral ones. */
  class?: string | undefined;
  group?: 'class' | 'neutral' | undefined;
  /** Id of a format: the cards that it allows. */
  format?: string | undefined;
  cost?: number | undefined;
  rarity?: CardRarity | undefined;
  type?: string | undefined;
  skip: number;
  limit: number;
};

/** Heroes that only differ in their portrait are in the catalogue, and in no deck. */
const PORTRAITS = 'HERO_SKINS';

type Condition = RawBuilder<boolean>;

/**
 * Cards that may stand in a deck: the very name first, then what begins with the text, then what holds it; cheap ones on
 * top. A class or format that the rules do not know holds nothing.
 */
export async function searchCards(
  db: Db,
  query: CardSearch,
  rules: DeckRules,
): Promise<{ items: CardFacts[]; total: number }> {
  const conditions = [...alwaysShown(), ...ofClass(query, rules), ...ofFormat(query, rules), ...ofKind(query)];
  const { matching, ranks } = named(query.search ?? '');
  const found = sql.join([...conditions, ...matching], sql` and `);
  // Of a card that was printed again, a format's deck is offered the first printing alone.
  const source =
    query.format === undefined
      ? sql`card where ${found}`
      : sql`(select distinct on (name) * from card where ${found} order by name, dbf_id) as card`;
  const order = sql.join([...ranks, sql`cost, ${pinyin('name')}, dbf_id`]);
  const [page, counted] = await Promise.all([
    sql<CardFacts>`
      select dbf_id, name, cost, rarity, type, card_class, classes, set from ${source}
      order by ${order} offset ${query.skip} limit ${query.limit}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${source}`.execute(db),
  ]);
  return { items: page.rows, total: counted.rows[0]?.total ?? 0 };
}

const alwaysShown = (): Condition[] => [
  sql<boolean>`(not is_sample or not exists (select from card as real where not real.is_sample))`,
  sql<boolean>`set <> ${PORTRAITS}`,
];

function ofClass({ class: id, group }: CardSearch, rules: DeckRules): Condition[] {
  const own = id === undefined ? undefined : (rules.classes.find((one) => one.id === id)?.card_class ?? '');
  if (group === 'neutral') return [sql<boolean>`classes @> array[${NEUTRAL}]`];
  if (group === 'class' && own === undefined) return [sql<boolean>`not classes @> array[${NEUTRAL}]`];
  if (own === undefined) return [];
  return [sql<boolean>`classes && ${group === 'class' ? [own] : [own, NEUTRAL]}::text[]`];
}

function ofFormat({ format: id }: CardSearch, rules: DeckRules): Condition[] {
  if (id === undefined) return [];
  const format = rules.formats.find((one) => one.id === id);
  if (!format) return [sql<boolean>`false`];
  const allowed = sql<boolean>`dbf_id <> all(${format.banned_cards}::integer[])`;
  return format.sets === null ? [allowed] : [allowed, sql<boolean>`set = any(${format.sets}::text[])`];
}

function ofKind({ cost, rarity, type }: CardSearch): Condition[] {
  const conditions: Condition[] = [];
  if (cost !== undefined)
    conditions.push(cost >= SEARCHED_COST_MAX ? sql<boolean>`cost >= ${cost}` : sql<boolean>`cost = ${cost}`);
  if (rarity !== undefined) conditions.push(sql<boolean>`rarity = ${rarity}`);
  if (type !== undefined) conditions.push(sql<boolean>`type = ${type}`);
  return conditions;
}

function named(search: string): { matching: Condition[]; ranks: RawBuilder<unknown>[] } {
  const key = searchKey(search);
  if (key === '') return { matching: [], ranks: [] };
  const part = escapeLike(key);
  const byNumber = /^\d{1,9}$/.test(key) ? sql<boolean>`dbf_id = ${Number(key)}` : sql<boolean>`false`;
  return {
    matching: [sql<boolean>`(name_key like ${`%${part}%`} or ${byNumber})`],
    ranks: [sql`case when name_key = ${key} or ${byNumber} then 0 when name_key like ${`${part}%`} then 1 else 2 end`],
  };
}
