import type { Db } from '@pailei/db/client';
import type { ChallengeRow } from '@pailei/db/schema/challenges';
import type { Trx } from '@pailei/db/tx';
import type { ChallengeState, ChallengeStatus } from '@pailei/domain/battles/challenge/types';
import { sql, type Expression, type SqlBool } from 'kysely';

import { BATTLE_MOVES } from '../battles/lists/battle-calendar.ts';
export function findChallenge(db: Db | Trx, id: string): Promise<ChallengeRow | undefined> {
  return db.selectFrom('challenge').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Behind the locks of both teams, which every command on it takes; a battle knows nothing of its challenge. */
export function lockChallenge(trx: Trx, id: string): Promise<ChallengeRow | undefined> {
  return trx.selectFrom('challenge').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Every open one, by id: the order of locks. */
export function lockOpenChallenges(trx: Trx): Promise<ChallengeRow[]> {
  return trx.selectFrom('challenge').selectAll().where('status', '=', 'open').orderBy('id').forUpdate().execute();
}

/** All that hangs on the state, so that columns and state never differ. */
export type ChallengeStand = { state: ChallengeState; battle_id: string | null; now: string };

function columnsOf({ state, battle_id, now }: ChallengeStand) {
  const { status, due_at, starts_at } = state;
  return { status, due_at, starts_at, battle_id, state: JSON.stringify(state), updated_at: now };
}

export async function insertChallenge(trx: Trx, stand: ChallengeStand): Promise<void> {
  const { state, now } = stand;
  const { challenge_id: id, teams } = state;
  await trx
    .insertInto('challenge')
    .values({
      id,
      a_team_id: teams.a.team_id,
      b_team_id: teams.b.team_id,
      created_at: now,
      due_set_at: now,
      ...columnsOf(stand),
    })
    .execute();
}

/** A deadline that stays is set since when it was. */
export async function saveChallenge(trx: Trx, before: ChallengeRow, stand: ChallengeStand): Promise<void> {
  const { due_at } = stand.state;
  const set_at = due_at === before.due_at ? before.due_set_at : stand.now;
  await trx
    .updateTable('challenge')
    .set({ ...columnsOf(stand), due_set_at: due_at === null ? null : set_at })
    .where('id', '=', before.id)
    .execute();
}

/** Whether these two teams have an open challenge, whoever began it. */
export async function hasOpenChallenge(trx: Trx, one: string, other: string): Promise<boolean> {
  const row = await trx
    .selectFrom('challenge')
    .select('id')
    .where('status', '=', 'open')
    .where('a_team_id', 'in', [one, other])
    .where('b_team_id', 'in', [one, other])
    .executeTakeFirst();
  return row !== undefined;
}

/** Open challenges that this team has begun. */
export async function countSent(trx: Trx, teamId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('challenge')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .where('a_team_id', '=', teamId)
    .executeTakeFirstOrThrow();
  return count;
}

export type ChallengeFilter = { team_id: string; status?: ChallengeStatus | undefined };

function ofTeam(db: Db | Trx, { team_id, status }: ChallengeFilter) {
  return db.selectFrom('challenge').where((eb): Expression<SqlBool> => {
    const isOurs = eb.or([eb('a_team_id', '=', team_id), eb('b_team_id', '=', team_id)]);
    return status === undefined ? isOurs : eb.and([isOurs, eb('status', '=', status)]);
  });
}

/** What changed last comes first. */
export function findChallenges(
  db: Db | Trx,
  filter: ChallengeFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<ChallengeRow[]> {
  return ofTeam(db, filter)
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
}

export async function countChallenges(db: Db, filter: ChallengeFilter): Promise<number> {
  const { count } = await ofTeam(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Open ones and appointments whose battle is not over, and the last `ended` of all others. */
export async function findShownChallenges(db: Db | Trx, teamId: string, ended: number): Promise<ChallengeRow[]> {
  const isWaiting = sql<SqlBool>`(status = 'open' or (status = 'accepted' and exists (
    select from battle where battle.id = challenge.battle_id and battle.ended_at is null)))`;
  const newest = (rows: ReturnType<typeof ofTeam>) =>
    rows.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc');
  const [waiting, over] = [
    await newest(ofTeam(db, { team_id: teamId }).where(isWaiting)).execute(),
    await newest(ofTeam(db, { team_id: teamId }).where(sql<SqlBool>`not ${isWaiting}`))
      .limit(ended)
      .execute(),
  ];
  return [...waiting, ...over].toSorted((a, b) => b.updated_at.localeCompare(a.updated_at) || b.id.localeCompare(a.id));
}

/** Ids of the open challenges of a team. */
export async function findOpenChallengeIds(trx: Trx, teamId: string): Promise<string[]> {
  const rows = await ofTeam(trx, { team_id: teamId, status: 'open' }).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** What nobody answered in time, the earliest first. */
export async function findDueChallenges(
  db: Db,
  before: string,
  limit: number,
): Promise<{ id: string; due_at: string }[]> {
  const { rows } = await sql<{ id: string; due_at: string }>`
    select id, due_at from challenge where due_at <= ${before} order by due_at, id limit ${limit}`.execute(db);
  return rows;
}

/** What lists show of a battle, once the public may know of it, and how often its time has been moved. */
export function findPublicBattle(db: Db, id: string) {
  return db
    .selectFrom('battle')
    .leftJoin('challenge', 'challenge.id', 'battle.challenge_id')
    .leftJoin('league_week', 'league_week.battle_id', 'battle.id')
    .select(['battle.created_at', 'battle.public_summary'])
    .select(BATTLE_MOVES.as('moves'))
    .where('battle.id', '=', id)
    .executeTakeFirst();
}
