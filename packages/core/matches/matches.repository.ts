import { SERIES_OVER_STATUSES } from '@pailei/domain/series';
import type { SeriesSecret } from '@pailei/domain/series';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import { insertionOf, isSome } from '@pailei/db/insert-many';
import type { MatchRow, NewMatch } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';

export function findMatch(db: Db | Trx, id: string): Promise<MatchRow | undefined> {
  return db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockMatch(trx: Trx, id: string): Promise<MatchRow | undefined> {
  return trx.selectFrom('match').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Those of these matches that exist and that nobody else holds, locked. */
export function lockFreeMatches(trx: Trx, ids: readonly string[]): Promise<MatchRow[]> {
  return trx
    .selectFrom('match')
    .selectAll()
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function insertMatches(trx: Trx, rows: readonly NewMatch[]): Promise<void> {
  if (rows.length > 0)
    await trx
      .insertInto('match')
      .values([...rows])
      .execute();
}

export type MatchChanges = Pick<
  MatchRow,
  | 'status'
  | 'wins_a'
  | 'wins_b'
  | 'winner'
  | 'state'
  | 'due_at'
  | 'due_kind'
  | 'case_since'
  | 'started_at'
  | 'finished_at'
  | 'updated_at'
>;

export async function updateMatches(trx: Trx, changes: readonly (MatchChanges & { id: string })[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { id: _, ...columns } = first;
  const changed = Object.keys(columns).map((column) => sql`${sql.ref(column)} = changed.${sql.ref(column)}`);
  await sql`
    update match set ${sql.join(changed)},
      due_set_at = case when match.due_at is distinct from changed.due_at then changed.updated_at else match.due_set_at end
    from jsonb_populate_recordset(null::match, ${JSON.stringify(changes)}::jsonb) as changed
    where match.id = changed.id`.execute(trx);
}

/** From then on they count nowhere, wait for nobody, and their tables may be taken again. The rows as they are then. */
export async function markWithdrawn(trx: Trx, ids: readonly string[], now: string): Promise<MatchRow[]> {
  if (ids.length === 0) return [];
  return trx
    .updateTable('match')
    .set({ withdrawn_at: now, case_since: null })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
}

/** Matches that wait for a referee, the longest waiting first. */
export function findMatchesWithCases(trx: Trx, limit: number): Promise<MatchRow[]> {
  return trx
    .selectFrom('match')
    .selectAll()
    .where('case_since', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('case_since')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Keeps the result that a ruling is about to replace for as long as the public goes on seeing it. */
export async function keepPublicResult(trx: Trx, id: string): Promise<void> {
  await sql`
    insert into match_revision (match_id, status, winner, wins_a, wins_b, state, finished_at, public_from, public_until)
    select match_id, result.status, result.winner, result.wins_a, result.wins_b, result.state, result.finished_at,
      public_from, clock_timestamp() + make_interval(secs => delay_seconds)
    from match_result as result join match on match.id = match_id
    where match_id = ${id} and public_until = 'infinity' and public_from is not null`.execute(trx);
}

export async function readSecrets(db: Db | Trx, matchId: string): Promise<SeriesSecret[]> {
  return (await readSecretsOf(db, [matchId])).get(matchId) ?? [];
}

/** The hidden choices of several matches, by match. */
export async function readSecretsOf(
  db: Db | Trx,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, SeriesSecret[]>> {
  const rows = await db
    .selectFrom('match_secret')
    .select(['match_id', 'side', 'kind', 'game_number', 'slots'])
    .where((eb) => eb('match_id', '=', eb.fn.any(eb.val([...matchIds]))))
    .orderBy('created_at')
    .orderBy('side')
    .execute();
  const secrets = new Map<string, SeriesSecret[]>();
  for (const { match_id, ...row } of rows) {
    const secret = { ...row, kind: row.kind as SeriesSecret['kind'] };
    secrets.set(match_id, [...(secrets.get(match_id) ?? []), secret]);
  }
  return secrets;
}

export async function saveSecrets(trx: Trx, secrets: readonly (SeriesSecret & { match_id: string })[]): Promise<void> {
  const rows = secrets.map(({ match_id, side, kind, game_number, slots }) => ({
    match_id,
    side,
    kind,
    game_number,
    slots: slots as never,
  }));
  if (!isSome(rows)) return;
  await sql`${insertionOf('match_secret', rows)}
    on conflict (match_id, side, kind, game_number) do update set slots = excluded.slots`.execute(trx);
}

/** Matches that are on the clock, locked. */
export function lockRunningMatches(trx: Trx): Promise<MatchRow[]> {
  return trx.selectFrom('match').selectAll().where('due_at', 'is not', null).orderBy('id').forUpdate().execute();
}

/** Matches whose deadline has passed, oldest first. */
export function findDueMatches(db: Db, now: string, limit: number): Promise<{ id: string; due_at: string | null }[]> {
  return db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** The open match of one participant; in one tournament there is at most one. */
export function findOpenMatch(db: Db | Trx, participantId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('match')
    .select('id')
    .where((eb) => eb.or([eb('a_participant_id', '=', participantId), eb('b_participant_id', '=', participantId)]))
    .where('status', 'not in', SERIES_OVER_STATUSES)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
}

export function findOpenMatchesOfTournament(db: Db | Trx, tournamentId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', tournamentId)
    .where('status', 'not in', SERIES_OVER_STATUSES)
    .orderBy('id')
    .execute();
}

/** Whether the tournament is over, or has paired anybody anew since this match: its result stands then, but for a referee. */
export async function isResultFinal(
  trx: Trx,
  row: Pick<MatchRow, 'tournament_id' | 'stage' | 'round'>,
): Promise<boolean> {
  const running = await trx
    .selectFrom('tournament')
    .select('id')
    .where('id', '=', row.tournament_id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  if (!running) return true;
  const later = await trx
    .selectFrom('match')
    .select('id')
    .where('tournament_id', '=', row.tournament_id)
    .where('withdrawn_at', 'is', null)
    .where((eb) =>
      eb.or([eb('stage', '>', row.stage), eb.and([eb('stage', '=', row.stage), eb('round', '>', row.round)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** All open matches of one account, in every tournament. */
export function findOpenMatchesOfAccount(
  db: Db | Trx,
  accountId: string,
): Promise<{ id: string; tournament_id: string }[]> {
  return db
    .selectFrom('match')
    .select(['id', 'tournament_id'])
    .where((eb) => eb.or([eb('a_account_id', '=', accountId), eb('b_account_id', '=', accountId)]))
    .where('status', 'not in', SERIES_OVER_STATUSES)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
