import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import type { teamReviewApi } from '@pailei/contracts/people/teams/team-review.api';
import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import type { Trx } from '@pailei/db/tx';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { crestOf } from '../crest-of.ts';
import { isExpert } from '../player-facts.ts';

type Query = QueryOf<typeof teamReviewApi.list>;
type Counts = DataOf<typeof teamReviewApi.list>['counts'];

function teams(db: Db | Trx) {
  return db
    .selectFrom('team')
    .innerJoin('account as founder', 'founder.id', 'team.founder_id')
    .leftJoin('account as reviewer', 'reviewer.id', 'team.reviewed_by');
}

function reviewedTeams(db: Db | Trx) {
  return teams(db)
    .select([
      'team.id',
      'team.name',
      'team.tag',
      'team.crest_seed',
      'team.crest_style',
      'team.crest_file_id',
      'team.slogan',
      'team.description',
      'team.recruiting',
      'team.wanted_classes',
      'team.wanted_roles',
      'team.takes_challenges',
      'team.status',
      'team.reason',
      'team.submitted_at',
      'team.reviewed_at',
      'team.founded_at',
      'team.disbanded_at',
      'team.captain_due_at',
      'team.founder_id',
      'founder.username as founder_name',
      'reviewer.username as reviewed_by',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('team_member as member')
          .innerJoin('account', 'account.id', 'member.account_id')
          .select(['member.account_id', 'account.username', 'member.role', isExpert('account').as('is_expert')])
          .select(
            sql<string>`to_char(member.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('joined_at'),
          )
          .whereRef('member.team_id', '=', 'team.id')
          .orderBy('member.slot'),
      ).as('members'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewedTeams>['execute']>>[number];

function reviewedTeam(row: Row): ReviewedTeam {
  const { crest_seed, crest_style, crest_file_id, founder_id, founder_name, ...facts } = row;
  return {
    ...facts,
    crest: crestOf({ crest_seed, crest_style, crest_file_id }),
    founder: { id: founder_id, username: founder_name },
  };
}

export async function findReviewedTeam(db: Db | Trx, id: string): Promise<ReviewedTeam | undefined> {
  const row = await reviewedTeams(db).where('team.id', '=', id).executeTakeFirst();
  return row && reviewedTeam(row);
}

function found(search: string | undefined): RawBuilder<SqlBool> {
  if (!search) return sql<SqlBool>`true`;
  const pattern = `%${escapeLike(search)}%`;
  return sql<SqlBool>`(team.name ilike ${pattern} or team.tag ilike ${pattern} or founder.username ilike ${pattern})`;
}

/** What waits: the longest waiting first; what is decided: the newest first. */
export async function findReviewedTeams(db: Db, { status, search, skip, limit }: Query): Promise<ReviewedTeam[]> {
  const rows = await reviewedTeams(db)
    .where(found(search))
    .where((eb) => eb.and(status === undefined ? [] : [eb('team.status', '=', status)]))
    .orderBy('team.submitted_at', status === 'pending' ? 'asc' : 'desc')
    .orderBy('team.id')
    .offset(skip)
    .limit(limit)
    .execute();
  return rows.map(reviewedTeam);
}

export async function countReviewedTeams(db: Db, search: string | undefined): Promise<Counts> {
  const rows = await teams(db)
    .select((eb) => ['team.status', eb.fn.countAll<number>().as('count')])
    .where(found(search))
    .groupBy('team.status')
    .execute();
  const counts: Counts = { pending: 0, approved: 0, rejected: 0, withdrawn: 0, disbanded: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}
