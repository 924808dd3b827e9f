import type { Standing } from '@pailei/contracts/play/seasons/season-views';
import type { Db } from '@pailei/db/client';
import { insertMany } from '@pailei/db/insert-many';
import type { SeasonAdjustmentTable } from '@pailei/db/schema/seasons';
import type { Trx } from '@pailei/db/tx';
import type { CompetitorKind, SeasonFact, SeasonRow } from '@pailei/domain/seasons/types';
import { sql, type Insertable } from 'kysely';
import { crestView, type CrestColumns } from './crest.view.ts';

export type Who = { kind: CompetitorKind; id: string };

/** Of events that count; of one competitor alone where one is named. */
export async function findFacts(db: Db | Trx, seasonId: string, who?: Who): Promise<SeasonFact[]> {
  const ofSeason = db
    .selectFrom('season_fact as recorded')
    .innerJoin('season_event as placed', 'placed.tournament_id', 'recorded.event_id')
    .select('recorded.fact')
    .where('recorded.season_id', '=', seasonId)
    .where('placed.is_excluded', '=', false);
  const facts = who
    ? ofSeason.where('recorded.competitor_kind', '=', who.kind).where('recorded.competitor_id', '=', who.id)
    : ofSeason;
  const rows = await facts.orderBy('recorded.key').execute();
  return rows.map(({ fact }) => fact);
}

/** What events have shown, in the place of what was recorded of them before. */
export async function replaceFacts(
  trx: Trx,
  seasonId: string,
  eventIds: readonly string[],
  facts: readonly SeasonFact[],
): Promise<void> {
  await trx
    .deleteFrom('season_fact')
    .where('event_id', 'in', [...eventIds])
    .execute();
  await insertMany(
    trx,
    'season_fact',
    facts.map((fact) => ({
      season_id: seasonId,
      key: fact.key,
      event_id: fact.event_id,
      competitor_kind: fact.competitor_kind,
      competitor_id: fact.competitor_id,
      fact,
    })),
  );
}

export type AdjustmentRow = {
  id: string;
  competitor_kind: CompetitorKind;
  competitor_id: string;
  points: number;
  reason: string;
  by: string;
  at: string;
};

export function findAdjustments(db: Db | Trx, seasonId: string, who?: Who): Promise<AdjustmentRow[]> {
  const ofSeason = db
    .selectFrom('season_adjustment as adjustment')
    .innerJoin('account', 'account.id', 'adjustment.created_by')
    .select([
      'adjustment.id',
      'adjustment.competitor_kind',
      'adjustment.competitor_id',
      'adjustment.points',
      'adjustment.reason',
      'account.username as by',
      'adjustment.created_at as at',
    ])
    .where('adjustment.season_id', '=', seasonId);
  const adjustments = who
    ? ofSeason.where('adjustment.competitor_kind', '=', who.kind).where('adjustment.competitor_id', '=', who.id)
    : ofSeason;
  return adjustments.orderBy('adjustment.created_at').orderBy('adjustment.id').execute();
}

export async function insertAdjustment(trx: Trx, row: Insertable<SeasonAdjustmentTable>): Promise<void> {
  await trx.insertInto('season_adjustment').values(row).execute();
}

/** The stored table, first to last. */
export async function findRows(db: Db | Trx, seasonId: string, kind: CompetitorKind): Promise<SeasonRow[]> {
  const rows = await db
    .selectFrom('season_row')
    .select('standing')
    .where('season_id', '=', seasonId)
    .where('competitor_kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ standing }) => inOrder(standing));
}

/** PostgreSQL keeps the fields of an object in an order of its own; equal rows have equal bytes here. */
const inOrder = (row: SeasonRow): SeasonRow => ({
  id: row.id,
  points: row.points,
  best: row.best,
  titles: row.titles,
  wins: row.wins,
  losses: row.losses,
  events: row.events,
  counted: row.counted,
  ...(row.boards && { boards: { won: row.boards.won, lost: row.boards.lost } }),
  rank: row.rank,
  previous_rank: row.previous_rank,
});

export async function replaceRows(
  trx: Trx,
  seasonId: string,
  kind: CompetitorKind,
  rows: readonly SeasonRow[],
): Promise<void> {
  await trx.deleteFrom('season_row').where('season_id', '=', seasonId).where('competitor_kind', '=', kind).execute();
  await insertMany(
    trx,
    'season_row',
    rows.map((row, index) => ({
      season_id: seasonId,
      competitor_kind: kind,
      competitor_id: row.id,
      position: index + 1,
      standing: row,
    })),
  );
}

type NamedRow = { standing: SeasonRow; name: string; team_name: string | null } & (CrestColumns | { crest_seed: null });

type Part = { kind: CompetitorKind; skip: number; limit: number };

/** A part of the table with the names of today. */
export async function findStandings(db: Db | Trx, seasonId: string, { kind, skip, limit }: Part): Promise<Standing[]> {
  const { rows } = await sql<NamedRow>`
    select shown.standing, coalesce(account.username, team.name, '') as name, account_team.team_name,
           team.crest_seed, team.crest_style, team.crest_file_id
    from season_row as shown
    left join account on shown.competitor_kind = 'account' and account.id = shown.competitor_id
    left join account_team on account_team.account_id = account.id
    left join team on team.id = case shown.competitor_kind when 'team' then shown.competitor_id else account_team.team_id end
    where shown.season_id = ${seasonId} and shown.competitor_kind = ${kind}
    order by shown.position offset ${skip} limit ${limit}`.execute(db);
  return rows.map(({ standing, name, team_name, ...crest }) => ({
    ...inOrder(standing),
    name,
    team_name,
    ...(crest.crest_seed !== null && { crest: crestView(crest) }),
  }));
}

/** Where one competitor stands, from 1. */
export async function findPosition(
  db: Db | Trx,
  seasonId: string,
  kind: CompetitorKind,
  id: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('season_row')
    .select('position')
    .where('season_id', '=', seasonId)
    .where('competitor_kind', '=', kind)
    .where('competitor_id', '=', id)
    .executeTakeFirst();
  return row?.position;
}

/** The rank of everybody in the stored table, by id. */
export async function findRanks(db: Db | Trx, seasonId: string, kind: CompetitorKind): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('season_row')
    .select(['competitor_id', sql<number>`(standing->>'rank')::integer`.as('rank')])
    .where('season_id', '=', seasonId)
    .where('competitor_kind', '=', kind)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ competitor_id, rank }) => [competitor_id, rank]));
}

export async function countRows(db: Db | Trx, seasonId: string, kind: CompetitorKind): Promise<number> {
  const { total } = await db
    .selectFrom('season_row')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('season_id', '=', seasonId)
    .where('competitor_kind', '=', kind)
    .executeTakeFirstOrThrow();
  return total;
}
