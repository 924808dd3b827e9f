import { SERIES_OVER_STATUSES } from '@pailei/domain/series/series-over';
import type { Participant, Placement, TournamentState } from '@pailei/domain/tournament/types';
import { sql, type NotNull, type Selectable } from 'kysely';
import type { Db } from '@pailei/db/client';
import { insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import type { NewTournament, ParticipantRow, TournamentRow, TournamentTable } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';

const COLUMNS = [
  'id',
  'name',
  'status',
  'cancelled_as_draft',
  'status_rank',
  'format',
  'is_demo',
  'capacity',
  'state_version',
  'summary',
  'delay_seconds',
  'starts_at',
  'started_at',
  'finished_at',
  'due_at',
  'due_kind',
  'due_set_at',
  'public_due_at',
  'public_line',
  'created_by',
  'series_id',
  'series_number',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TournamentRow)[];

export function findTournament(db: Db | Trx, id: string): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournament').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Everything of one tournament is decided under this lock. */
export function lockTournament(trx: Trx, id: string): Promise<TournamentRow | undefined> {
  return trx.selectFrom('tournament').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The state as it is stored, and the version of the log that it is of. */
export function readStoredState(
  trx: Trx,
  id: string,
): Promise<Pick<Selectable<TournamentTable>, 'state' | 'state_version'>> {
  return trx.selectFrom('tournament').select(['state', 'state_version']).where('id', '=', id).executeTakeFirstOrThrow();
}

export async function insertTournament(trx: Trx, row: NewTournament): Promise<void> {
  await trx.insertInto('tournament').values(row).execute();
}

export type TournamentChanges = Pick<
  TournamentRow,
  | 'name'
  | 'status'
  | 'format'
  | 'capacity'
  | 'summary'
  | 'delay_seconds'
  | 'starts_at'
  | 'started_at'
  | 'finished_at'
  | 'due_at'
  | 'due_kind'
  | 'updated_at'
>;

export async function updateTournament(
  trx: Trx,
  id: string,
  changes: TournamentChanges & Pick<TournamentRow, 'cancelled_as_draft'>,
): Promise<void> {
  await trx
    .updateTable('tournament')
    .set((eb) => ({
      ...changes,
      summary: JSON.stringify(changes.summary),
      due_set_at: eb
        .case()
        .when('due_at', 'is distinct from', changes.due_at)
        .then(changes.updated_at)
        .else(eb.ref('due_set_at'))
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Moves the stored state forward to a version of its log; a newer one stays. */
export async function updateTournamentState(
  trx: Db | Trx,
  id: string,
  state: TournamentState,
  version: number,
): Promise<void> {
  await trx
    .updateTable('tournament')
    .set({ state: JSON.stringify(state), state_version: version })
    .where('id', '=', id)
    .where('state_version', '<', version)
    .execute();
}

export type ParticipantFacts = Pick<
  ParticipantRow,
  'id' | 'tournament_id' | 'kind' | 'account_id' | 'team_id' | 'name' | 'status' | 'public_status'
>;

/** What the public sees of an entry stays what it was when the first change of it was held back. */
export async function upsertParticipants(
  trx: Trx,
  participants: readonly ParticipantFacts[],
  now: string,
): Promise<void> {
  const rows = participants.map((participant) => ({ ...participant, updated_at: now }));
  if (!isNonEmpty(rows)) return;
  await sql`${insertionOf('participant', rows)}
    on conflict (id) do update set status = excluded.status, updated_at = excluded.updated_at,
      public_status = coalesce(participant.public_status, excluded.public_status)`.execute(trx);
}

/** Stores who plays for teams. A player who stays on a roster keeps the row; a player who is on none any more leaves no row. */
export async function saveRosters(trx: Trx, entries: readonly Pick<Participant, 'id' | 'roster'>[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.flatMap(({ id: participant_id, roster = [] }) =>
    roster.map(({ account_id, added_at, left_at = null }) => ({ participant_id, account_id, added_at, left_at })),
  );
  await sql`
    delete from roster_player as stored
    where participant_id = any(${entries.map(({ id }) => id)}::uuid[]) and not exists (
      select from unnest(${rows.map((row) => row.participant_id)}::uuid[], ${rows.map((row) => row.account_id)}::uuid[])
        as kept (participant_id, account_id)
      where kept.participant_id = stored.participant_id and kept.account_id = stored.account_id)`.execute(trx);
  if (!isNonEmpty(rows)) return;
  await sql`${insertionOf('roster_player', rows)}
    on conflict (participant_id, account_id) do update
      set added_at = excluded.added_at, left_at = excluded.left_at`.execute(trx);
}

/** Keeps the places that a finished tournament gave; nobody else has one. */
export async function savePlacements(trx: Trx, tournamentId: string, placements: readonly Placement[]): Promise<void> {
  await trx
    .updateTable('participant')
    .set({ place: null, place_to: null })
    .where('tournament_id', '=', tournamentId)
    .where('place', 'is not', null)
    .execute();
  await sql`
    update participant set place = reached.place, place_to = reached.place_to
    from unnest(${placements.map(({ participant_id }) => participant_id)}::uuid[],
                ${placements.map(({ place }) => place)}::integer[],
                ${placements.map(({ place_to }) => place_to)}::integer[]) as reached(id, place, place_to)
    where participant.id = reached.id`.execute(trx);
}

/** The entry of an account, or of the team that it is in now. */
export function findParticipant(
  db: Db | Trx,
  tournamentId: string,
  accountId: string,
): Promise<ParticipantRow | undefined> {
  return db
    .selectFrom('participant')
    .selectAll()
    .where('tournament_id', '=', tournamentId)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('account_id', '=', accountId),
        eb('team_id', '=', selectFrom('team_member').select('team_id').where('account_id', '=', accountId)),
      ]),
    )
    .executeTakeFirst();
}

/** The version of a tournament's log with which it ceases to be the organisers' own. */
export async function firstPublicVersion(db: Db | Trx, topic: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('live_event')
    .select('version')
    .where('topic', '=', topic)
    .where('type', '=', 'registration_opened')
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row?.version;
}

export function findDueTournaments(db: Db, now: string, limit: number): Promise<{ id: string; due_at: string }[]> {
  return db
    .selectFrom('tournament')
    .select(['id', 'due_at'])
    .where('due_at', '<=', now)
    .$narrowType<{ due_at: NotNull }>()
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Tournaments that have not begun: their check-in or their schedule is on the clock. */
export function findGatheringTournaments(trx: Trx): Promise<{ id: string }[]> {
  return trx
    .selectFrom('tournament')
    .select('id')
    .where('status', 'in', ['registration', 'check_in'])
    .orderBy('id')
    .execute();
}

/** Running tournaments none of whose matches and battles is open: what a lost job should have moved on. */
export function findIdleTournaments(db: Db, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('tournament')
    .select('id')
    .where('status', '=', 'running')
    .where(({ not, exists, selectFrom, or }) =>
      not(
        or([
          exists(
            selectFrom('match')
              .select('match.id')
              .whereRef('match.tournament_id', '=', 'tournament.id')
              .where('match.status', 'not in', SERIES_OVER_STATUSES),
          ),
          exists(
            selectFrom('battle')
              .innerJoin('fixture', 'fixture.id', 'battle.fixture_id')
              .select('battle.id')
              .whereRef('fixture.tournament_id', '=', 'tournament.id')
              .where('battle.ended_at', 'is', null),
          ),
        ]),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}
