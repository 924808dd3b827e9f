import type { DeckRulesView } from '@pailei/contracts/site/deck-rules/deck-rules';
import type { Trx } from '@pailei/db/tx';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { sql } from 'kysely';
import { readDeckRulesView } from './deck-rules.reads.ts';

/** Two who change the rules do it one after the other, also the very first time. */
export async function lockDeckRules(trx: Trx): Promise<DeckRulesView> {
  await sql`select pg_advisory_xact_lock(hashtext('deck_rules'))`.execute(trx);
  return readDeckRulesView(trx);
}

type Saved = DeckRulesView & { updated_at: string; updated_by: string };

export async function saveDeckRules(trx: Trx, { rules, ...facts }: Saved): Promise<void> {
  const row = { ...facts, rules: JSON.stringify(rules) };
  await trx
    .insertInto('deck_rules')
    .values(row)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(row))
    .execute();
}

/** Those of these classes that a deck belongs to, in a library or an event. */
export async function classesInUse(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select removed.id from unnest(${ids}::text[]) as removed(id)
    where exists (select from deck where class = removed.id) or exists (select from submitted_deck where class = removed.id)
    order by removed.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What a tournament's log has changed of its settings since its state was stored, else what that holds. */
const SETTINGS = sql`coalesce(
  (select payload -> 'changes' -> 'settings' from live_event
   where topic = ${tournamentTopic.of('')}::text || tournament.id and version > state_version
     and type = 'tournament_updated' and payload -> 'changes' ? 'settings'
   order by version desc limit 1),
  state -> 'settings')`;

/** Those of these formats that a deck is built for or an event asks for. */
export async function formatsInUse(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select removed.id from unnest(${ids}::text[]) as removed(id)
    where exists (select from deck where format = removed.id) or exists (select from submitted_deck where format = removed.id)
      or exists (select from tournament where ${SETTINGS} ->> 'deck_format' = removed.id)
    order by removed.id`.execute(trx);
  return rows.map(({ id }) => id);
}
