import { deckRulesSchema } from '@pailei/contracts/deck-rules';
import type { DeckRulesSummary, DeckRulesView } from '@pailei/contracts/deck-rules';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { HEARTHSTONE } from '@pailei/domain/decks';
import type { DeckRules } from '@pailei/domain/decks';
import { tournamentTopic } from '@pailei/live/topics';
import { sql } from 'kysely';

type Row = { version: number | null; rules: unknown; portraits: Record<string, number[]> | null };

/**
 * The rules that decks are read and checked by now: what an admin saved, else what the site came with, and the heroes that
 * the catalogue knows beyond them. One query of well under a millisecond, so that they are never older than the question.
 */
export async function readDeckRules(db: Db | Trx): Promise<DeckRules> {
  return (await readDeckRulesView(db)).rules;
}

export async function readDeckRulesView(db: Db | Trx): Promise<DeckRulesView> {
  const { rows } = await sql<Row>`
    select (select version from deck_rules) as version, (select rules from deck_rules) as rules,
      (select json_object_agg(card_class, heroes) from (
         select card_class, json_agg(dbf_id order by dbf_id) as heroes from card
         where type = 'HERO' and set = 'HERO_SKINS' group by card_class) as portrait) as portraits`.execute(db);
  const { version = null, rules = null, portraits = null } = rows[0] ?? {};
  const saved = version === null ? undefined : deckRulesSchema.safeParse(rules).data;
  return { version: version ?? 0, rules: withHeroes(structuredClone(saved ?? HEARTHSTONE), portraits ?? {}) };
}

/** A deck may name any portrait of its class; new ones come with the catalogue. */
function withHeroes(rules: DeckRules, portraits: Record<string, number[]>): DeckRulesView['rules'] {
  const known = new Set(rules.classes.flatMap(({ heroes }) => heroes));
  const classes = rules.classes.map(({ heroes, ...one }) => ({
    ...one,
    heroes: [...heroes, ...(portraits[one.card_class] ?? []).filter((hero) => !known.has(hero))],
  }));
  const formats = rules.formats.map(({ sets, banned_cards, ...one }) => ({
    ...one,
    sets: sets && [...sets],
    banned_cards: [...banned_cards],
  }));
  return { ...rules, classes, formats, size_cards: [...rules.size_cards] };
}

/** What every open page follows of them. */
export function summaryOf({ version, rules }: DeckRulesView): DeckRulesSummary {
  return {
    version,
    classes: rules.classes.map(({ id, name, color }) => ({ id, name, color })),
    formats: rules.formats.map(({ id, name }) => ({ id, name })),
  };
}

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
   where topic = ${tournamentTopic('')}::text || tournament.id and version > state_version
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
