import {
  deckRulesSchema,
  type DeckRulesSummary,
  type DeckRulesView,
} from '@pailei/contracts/site/deck-rules/deck-rules';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import type { DeckRules } from '@pailei/domain/decks/deck-rules';
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
