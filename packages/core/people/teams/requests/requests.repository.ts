import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import type { TeamRequestRow } from '@pailei/db/schema/teams';
import type { Trx } from '@pailei/db/tx';
import { ANSWERS_COUNTED } from '@pailei/domain/teams/answers-within';
import type { RequestKind, RequestStatus } from '@pailei/domain/teams/types';
import { sql } from 'kysely';
import { crestOf } from '../crest-of.ts';
import { isExpert, publicClassesOf } from '../player-facts.ts';

function requests(db: Db | Trx) {
  return db
    .selectFrom('team_request as request')
    .innerJoin('team', 'team.id', 'request.team_id')
    .innerJoin('account', 'account.id', 'request.account_id')
    .leftJoin('account as inviter', 'inviter.id', 'request.invited_by');
}

function requestViews(db: Db | Trx) {
  return requests(db).select([
    'request.id',
    'request.kind',
    'request.team_id',
    'team.name',
    'team.tag',
    'team.crest_seed',
    'team.crest_style',
    'team.crest_file_id',
    'request.account_id',
    'account.username',
    isExpert('account').as('is_expert'),
    publicClassesOf(sql.ref('request.account_id')).as('classes'),
    'request.invited_by',
    'inviter.username as inviter_name',
    'request.message',
    'request.status',
    'request.reason',
    'request.created_at',
    'request.due_at',
    'request.answered_at',
  ]);
}

type ViewRow = Awaited<ReturnType<ReturnType<typeof requestViews>['execute']>>[number];

function requestOf(row: ViewRow): TeamRequest {
  const { team_id, name, tag, crest_seed, crest_style, crest_file_id, ...rest } = row;
  const { account_id, username, is_expert, classes, invited_by, inviter_name, ...facts } = rest;
  return {
    ...facts,
    team: { id: team_id, name, tag, crest: crestOf({ crest_seed, crest_style, crest_file_id }) },
    player: { id: account_id, username, is_expert, classes },
    invited_by: invited_by === null ? null : { id: invited_by, username: inviter_name ?? '' },
  };
}

export async function findRequestView(db: Db | Trx, id: string): Promise<TeamRequest> {
  return requestOf(await requestViews(db).where('request.id', '=', id).executeTakeFirstOrThrow());
}

export type RequestFilter = {
  kind: RequestKind;
  /** One of the two: of a team, or of a player. */
  team_id?: string;
  account_id?: string;
  status?: RequestStatus | undefined;
};

type Filterable = ReturnType<typeof requests>;

const filtered = (query: Filterable, { kind, team_id, account_id, status }: RequestFilter): Filterable =>
  query.where((eb) =>
    eb.and([
      eb('request.kind', '=', kind),
      ...(team_id === undefined ? [] : [eb('request.team_id', '=', team_id)]),
      ...(account_id === undefined ? [] : [eb('request.account_id', '=', account_id)]),
      ...(status === undefined ? [] : [eb('request.status', '=', status)]),
    ]),
  );

/** What waits first, then the newest first. */
export async function findRequests(
  db: Db,
  filter: RequestFilter,
  { skip, limit }: { skip: number; limit: number },
): Promise<TeamRequest[]> {
  const rows = await requestViews(db)
    .where('request.id', 'in', filtered(requests(db), filter).select('request.id'))
    .orderBy(sql`request.status = 'pending'`, 'desc')
    .orderBy('request.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(requestOf);
}

export async function countRequests(db: Db | Trx, filter: RequestFilter): Promise<number> {
  const { count } = await filtered(requests(db), filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findRequest(db: Db | Trx, id: string): Promise<TeamRequestRow | undefined> {
  return db.selectFrom('team_request').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockRequest(trx: Trx, id: string): Promise<TeamRequestRow | undefined> {
  return trx.selectFrom('team_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** False when the same waits already. */
export async function insertRequest(
  trx: Trx,
  row: Omit<TeamRequestRow, 'status' | 'reason' | 'answered_at' | 'answered_by'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('team_request')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

type Answer = { status: RequestStatus; reason: string | null; answered_by: string | null; answered_at: string };

export async function saveAnswer(trx: Trx, id: string, answer: Answer): Promise<void> {
  await trx.updateTable('team_request').set(answer).where('id', '=', id).execute();
}

export type EndedRequest = Pick<TeamRequestRow, 'id' | 'team_id' | 'account_id' | 'kind'>;

/** All that wait of a player, or of a team, fall away. */
export function endRequests(
  trx: Trx,
  whose: { account_id: string } | { team_id: string },
  now: string,
): Promise<EndedRequest[]> {
  const [column, value] =
    'account_id' in whose ? (['account_id', whose.account_id] as const) : (['team_id', whose.team_id] as const);
  return trx
    .updateTable('team_request')
    .set({ status: 'ended', answered_at: now })
    .where(column, '=', value)
    .where('status', '=', 'pending')
    .returning(['id', 'team_id', 'account_id', 'kind'])
    .execute();
}

/** Ids of the teams that a player waits for, or that wait for a player. */
export async function findRequestingTeams(db: Db | Trx, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('team_request')
    .select('team_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .execute();
  return rows.map(({ team_id }) => team_id);
}

/** The newest answers of a team to applications. */
export async function findAnswers(trx: Trx, teamId: string): Promise<{ created_at: string; answered_at: string }[]> {
  const rows = await trx
    .selectFrom('team_request')
    .select(['created_at', 'answered_at'])
    .where('team_id', '=', teamId)
    .where('kind', '=', 'application')
    .where('status', 'in', ['accepted', 'rejected'])
    .where('answered_by', 'is not', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ANSWERS_COUNTED)
    .execute();
  return rows.flatMap(({ created_at, answered_at }) => (answered_at === null ? [] : [{ created_at, answered_at }]));
}

/** What waited longer than it may, the earliest first. */
export function findDueRequests(db: Db, before: string, limit: number): Promise<{ id: string; due_at: string }[]> {
  return db
    .selectFrom('team_request')
    .select(['id', 'due_at'])
    .where('status', '=', 'pending')
    .where('due_at', '<=', before)
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}
