import type { SeriesSecret } from '@pailei/domain/series/commands';
import { type NotNull, sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import { insertMany, insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import type { MatchRow, NewMatch } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';

/** New matches of one owner; `info` and `state` are objects here. */
export const insertMatches = (trx: Trx, rows: readonly NewMatch[]): Promise<void> => insertMany(trx, 'match', rows);

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

/** From then on it counts nowhere, and waits for nobody. */
export async function markWithdrawn(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('match').set({ withdrawn_at: now, case_since: null }).where('id', '=', id).execute();
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
    slots,
  }));
  if (!isNonEmpty(rows)) return;
  await sql`${insertionOf('match_secret', rows)}
    on conflict (match_id, side, kind, game_number) do update set slots = excluded.slots`.execute(trx);
}

/** Matches whose deadline has passed, oldest first. */
export function findDueMatches(db: Db, now: string, limit: number): Promise<{ id: string; due_at: string }[]> {
  return db
    .selectFrom('match')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .where('held_since', 'is', null)
    .$narrowType<{ due_at: NotNull }>()
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
