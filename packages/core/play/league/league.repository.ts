import type { Db } from '@pailei/db/client';
import type { LeagueWeekRow } from '@pailei/db/schema/fixtures';
import type { Trx } from '@pailei/db/tx';
import { leagueDue } from '@pailei/domain/battles/league/evolve';
import type { LeagueWeek } from '@pailei/domain/battles/league/types';
import { sql } from 'kysely';

export function findWeek(db: Db | Trx, id: string): Promise<LeagueWeekRow | undefined> {
  return db.selectFrom('league_week').selectAll().where('fixture_id', '=', id).executeTakeFirst();
}

/** Behind the locks of both teams, or of the event, and that of the battle. */
export function lockWeek(trx: Trx, id: string): Promise<LeagueWeekRow | undefined> {
  return trx.selectFrom('league_week').selectAll().where('fixture_id', '=', id).forUpdate().executeTakeFirst();
}

/** Weeks that are not over, by id: the order of locks. */
export function lockOpenWeeks(trx: Trx): Promise<LeagueWeekRow[]> {
  return trx
    .selectFrom('league_week')
    .selectAll()
    .where('closed_at', 'is', null)
    .orderBy('fixture_id')
    .forUpdate()
    .execute();
}

/** Weeks of an event that are not over, by their battles: the order of locks. */
export function findOpenWeeksOfEvent(trx: Trx, tournamentId: string): Promise<LeagueWeekRow[]> {
  return trx
    .selectFrom('league_week')
    .selectAll()
    .where('closed_at', 'is', null)
    .where('tournament_id', '=', tournamentId)
    .orderBy('battle_id')
    .execute();
}

/** Weeks of these battles that are not over, by id. */
export function lockWeeksOfBattles(trx: Trx, battleIds: readonly string[]): Promise<LeagueWeekRow[]> {
  return trx
    .selectFrom('league_week')
    .selectAll()
    .where((eb) => eb('battle_id', '=', eb.fn.any(eb.val([...battleIds]))))
    .where('closed_at', 'is', null)
    .orderBy('fixture_id')
    .forUpdate()
    .execute();
}

/** Fixtures of a team that are not over, in the order in which they opened. */
export function findOpenWeeksOfTeam(db: Db | Trx, teamId: string): Promise<LeagueWeekRow[]> {
  return db
    .selectFrom('league_week')
    .selectAll()
    .where('closed_at', 'is', null)
    .where((eb) => eb.or([eb('a_team_id', '=', teamId), eb('b_team_id', '=', teamId)]))
    .orderBy('fixture_id')
    .execute();
}

/** The approved team that an account is in, as the database knows it now. */
export async function findOwnTeamId(db: Db | Trx, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.team_id')
    .select('team.id')
    .where('team_member.account_id', '=', accountId)
    .where('team.status', '=', 'approved')
    .executeTakeFirst();
  return row?.id;
}

/** Weeks that ended without a result and wait for a referee, the oldest first. */
export function findEndedWeeks(db: Db | Trx, limit: number): Promise<LeagueWeekRow[]> {
  return db
    .selectFrom('league_week')
    .selectAll()
    .where('ended_at', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('ended_at')
    .orderBy('fixture_id')
    .limit(limit)
    .execute();
}

type NewWeek = { week: LeagueWeek; tournament_id: string; now: string };

export async function insertWeek(trx: Trx, { week, tournament_id, now }: NewWeek): Promise<void> {
  const { fixture_id, battle_id, teams } = week;
  await trx
    .insertInto('league_week')
    .values({
      fixture_id,
      battle_id,
      tournament_id,
      a_team_id: teams.a.team_id,
      b_team_id: teams.b.team_id,
      state: JSON.stringify(week),
      due_at: leagueDue(week),
      due_set_at: now,
      ended_at: null,
      closed_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** A deadline that stays is set since when it was. */
export async function saveWeek(trx: Trx, before: LeagueWeekRow, week: LeagueWeek, now: string): Promise<void> {
  const due_at = leagueDue(week);
  const set_at = due_at === before.due_at ? before.due_set_at : now;
  await trx
    .updateTable('league_week')
    .set({
      state: JSON.stringify(week),
      due_at,
      due_set_at: due_at === null ? null : set_at,
      ended_at: week.ended_at,
      updated_at: now,
    })
    .where('fixture_id', '=', before.fixture_id)
    .execute();
}

export async function closeWeek(trx: Trx, id: string, now: string): Promise<void> {
  await trx
    .updateTable('league_week')
    .set({ due_at: null, due_set_at: null, closed_at: now, updated_at: now })
    .where('fixture_id', '=', id)
    .execute();
}

/** Lines that have passed, the earliest first. */
export async function findDueWeeks(db: Db, before: string, limit: number): Promise<{ id: string; due_at: string }[]> {
  const { rows } = await sql<{ id: string; due_at: string }>`
    select fixture_id as id, due_at from league_week where due_at <= ${before}
    order by due_at, fixture_id limit ${limit}`.execute(db);
  return rows;
}

/** What a week shows of its battle and its event. */
export function findSurroundings(db: Db | Trx, rows: readonly LeagueWeekRow[]) {
  return db
    .selectFrom('league_week')
    .innerJoin('battle', 'battle.id', 'league_week.battle_id')
    .innerJoin('tournament', 'tournament.id', 'league_week.tournament_id')
    .select(['battle.id as battle_id', 'battle.starts_at', 'battle.status', 'battle.is_demo'])
    .select('tournament.name as tournament_name')
    .where((eb) => eb('league_week.fixture_id', '=', eb.fn.any(eb.val(rows.map(({ fixture_id }) => fixture_id)))))
    .execute();
}
