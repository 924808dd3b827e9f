import type { EntryRow, entriesApi, ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import type { QueryOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import type { NewParticipantNote } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';
import type { Database } from '@pailei/db/database';
import { sql, type ExpressionBuilder } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { findTeamsOfEntries } from './entry-teams.repository.ts';

type EntriesQuery = QueryOf<typeof entriesApi.list>;

/** What waits for an answer: the longest waiting first; all else: the newest first. */
export async function findEntries(db: Db, query: EntriesQuery): Promise<EntryRow[]> {
  const direction = query.status === 'pending' || query.status === 'waitlisted' ? 'asc' : 'desc';
  const rows = await entries(db, query)
    .select((eb) => [
      'participant.id',
      'participant.name',
      'participant.account_id',
      'participant.status',
      'participant.created_at',
      eb
        .selectFrom('participant_note')
        .select((notes) => notes.fn.countAll<number>().as('count'))
        .whereRef('participant_note.participant_id', '=', 'participant.id')
        .as('note_count'),
      jsonBuildObject({
        id: eb.ref('tournament.id'),
        name: eb.ref('tournament.name'),
        status: eb.ref('tournament.status'),
        entry_fee: sql<number>`coalesce((tournament.summary->>'entry_fee')::integer, 0)`,
      }).as('tournament'),
    ])
    .$narrowType<{ note_count: number }>()
    .orderBy('participant.created_at', direction)
    .orderBy('participant.id', direction)
    .offset(query.skip)
    .limit(query.limit)
    .execute();
  const teams = await findTeamsOfEntries(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, team: teams.get(row.id) ?? null }));
}

export async function countEntries(db: Db, query: EntriesQuery): Promise<number> {
  const { total } = await entries(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Those of an event that is over are history. */
function entries(db: Db, { tournament_id, status, search }: EntriesQuery) {
  let matching = db.selectFrom('participant').innerJoin('tournament', 'tournament.id', 'participant.tournament_id');
  if (tournament_id !== undefined) matching = matching.where('tournament.id', '=', tournament_id);
  else matching = matching.where('tournament.status', 'in', ['registration', 'check_in', 'running']);
  if (status !== undefined) matching = matching.where('participant.status', '=', status);
  if (search === undefined) return matching;
  const pattern = `%${escapeLike(search)}%`;
  return matching.where((eb) =>
    eb.or([
      eb('participant.name', 'ilike', pattern),
      eb('tournament.name', 'ilike', pattern),
      eb.exists(teamLike(eb, pattern)),
      eb.exists(playerLike(eb, pattern)),
    ]),
  );
}

type Entries = ExpressionBuilder<Database, 'participant' | 'tournament'>;

/** The team of the entry by its name of today, its tag or its captain. */
const teamLike = (eb: Entries, pattern: string) =>
  eb
    .selectFrom('team')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'team.id').on('team_member.role', '=', 'captain'),
    )
    .leftJoin('account as captain', 'captain.id', 'team_member.account_id')
    .select('team.id')
    .whereRef('team.id', '=', 'participant.team_id')
    .where((team) =>
      team.or([
        team('team.name', 'ilike', pattern),
        team('team.tag', 'ilike', pattern),
        team('captain.username', 'ilike', pattern),
      ]),
    );

/** Whoever plays for the entry, or has played. */
const playerLike = (eb: Entries, pattern: string) =>
  eb
    .selectFrom('roster_player')
    .innerJoin('account as player', 'player.id', 'roster_player.account_id')
    .select('player.id')
    .whereRef('roster_player.participant_id', '=', 'participant.id')
    .where('player.username', 'ilike', pattern);

export type Account = { id: string; username: string };

export function findAccounts(db: Db, ids: readonly string[]): Promise<Account[]> {
  return db
    .selectFrom('account')
    .select(['id', 'username'])
    .where('id', 'in', [...ids])
    .execute();
}

/** By their names, or by addresses that they have proven. */
export function findAccountsByKeys(db: Db, keys: readonly string[]): Promise<(Account & { keys: string[] })[]> {
  const wanted = [...keys];
  return db
    .selectFrom('account')
    .select(['id', 'username', 'username_key', 'email_key', 'email_verified_at'])
    .where((eb) =>
      eb.or([
        eb('username_key', 'in', wanted),
        eb.and([eb('email_key', 'in', wanted), eb('email_verified_at', 'is not', null)]),
      ]),
    )
    .execute()
    .then((rows) =>
      rows.map(({ id, username, username_key, email_key, email_verified_at }) => ({
        id,
        username,
        keys: [username_key, ...(email_key !== null && email_verified_at !== null ? [email_key] : [])],
      })),
    );
}

function notes(db: Db | Trx) {
  return db
    .selectFrom('participant_note')
    .leftJoin('account as author', 'author.id', 'participant_note.author_id')
    .select([
      'participant_note.id',
      'participant_note.participant_id',
      'participant_note.text',
      'participant_note.created_at',
      'author.username as author_name',
    ]);
}

/** Of all participants of an event, oldest first. */
export function findNotes(db: Db, tournamentId: string): Promise<ParticipantNote[]> {
  return notes(db)
    .innerJoin('participant', 'participant.id', 'participant_note.participant_id')
    .where('participant.tournament_id', '=', tournamentId)
    .orderBy('participant_note.created_at')
    .orderBy('participant_note.id')
    .execute();
}

export function findNote(trx: Trx, id: string): Promise<ParticipantNote | undefined> {
  return notes(trx).where('participant_note.id', '=', id).executeTakeFirst();
}

export async function insertNote(trx: Trx, note: NewParticipantNote): Promise<void> {
  await trx.insertInto('participant_note').values(note).execute();
}

export function findParticipantOf(
  trx: Trx,
  tournamentId: string,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return trx
    .selectFrom('participant')
    .select(['id', 'name'])
    .where('tournament_id', '=', tournamentId)
    .where('id', '=', id)
    .executeTakeFirst();
}
