import type { Seeker, TeamCard } from '@pailei/contracts/people/teams/team-views';
import type { teamsApi } from '@pailei/contracts/people/teams/teams.api';
import type { seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import type { QueryOf } from '@pailei/contracts/http/endpoint';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { pinyin } from '@pailei/db/pinyin';
import type { Trx } from '@pailei/db/tx';
import { lastDaysStart } from '@pailei/domain/site-time/days';
import { ACTIVITY_DAYS, TEAM_MEMBERS_MAX } from '@pailei/domain/teams/limits';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { crestOf } from '../crest-of.ts';
import { isExpert } from '../player-facts.ts';

export type HallQuery = QueryOf<typeof teamsApi.hall>;

const MEMBER_COUNT = sql<number>`(select count(*) from team_member where team_member.team_id = team.id)`;

/** Battles of the last 30 days, of events and of challenges, counted by whole days of the site. Cancelled and withdrawn ones are none. */
const activity = (now: string): RawBuilder<number> => sql<number>`(
  select count(*) from battle left join fixture on fixture.id = battle.fixture_id
  where (battle.a_team_id = team.id or battle.b_team_id = team.id) and fixture.withdrawn_at is null
    and battle.starts_at >= ${lastDaysStart(now, ACTIVITY_DAYS)}
    and battle.public_status in ('playing', 'paused', 'finished', 'forfeited'))`;

function approvedTeams(db: Db | Trx) {
  return db
    .selectFrom('team')
    .innerJoin('team_member as captain', (join) =>
      join.onRef('captain.team_id', '=', 'team.id').on('captain.role', '=', 'captain'),
    )
    .innerJoin('account', 'account.id', 'captain.account_id')
    .where('team.status', '=', 'approved');
}

function cards(db: Db | Trx, now: string) {
  return approvedTeams(db).select([
    'team.id',
    'team.name',
    'team.tag',
    'team.crest_seed',
    'team.crest_style',
    'team.crest_file_id',
    'team.slogan',
    'team.recruiting',
    'team.wanted_classes',
    'team.wanted_roles',
    'team.answers_within_minutes',
    'team.founded_at',
    'captain.account_id as captain_id',
    'account.username as captain_name',
    MEMBER_COUNT.as('member_count'),
    activity(now).as('activity'),
  ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['execute']>>[number];

function cardOf(row: CardRow): TeamCard {
  const { crest_seed, crest_style, crest_file_id, captain_id, captain_name, founded_at, ...facts } = row;
  return {
    ...facts,
    crest: crestOf({ crest_seed, crest_style, crest_file_id }),
    captain: { id: captain_id, username: captain_name },
    founded_at: founded_at ?? '',
  };
}

/** `undefined`: there is none that is approved. */
export async function findCard(db: Db | Trx, id: string, now: string): Promise<TeamCard | undefined> {
  const row = await cards(db, now).where('team.id', '=', id).executeTakeFirst();
  return row && cardOf(row);
}

function matching(query: HallQuery, now: string): RawBuilder<SqlBool> {
  const { recruiting, wanted_class, activity_min, members_min, members_max, search } = query;
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (recruiting === 'any')
    conditions.push(sql`(team.recruiting <> 'closed' and ${MEMBER_COUNT} < ${TEAM_MEMBERS_MAX})`);
  else if (recruiting !== undefined) conditions.push(sql`team.recruiting = ${recruiting}`);
  if (wanted_class !== undefined) conditions.push(sql`${wanted_class} = any(team.wanted_classes)`);
  if (activity_min !== undefined) conditions.push(sql`${activity(now)} >= ${activity_min}`);
  if (members_min !== undefined) conditions.push(sql`${MEMBER_COUNT} >= ${members_min}`);
  if (members_max !== undefined) conditions.push(sql`${MEMBER_COUNT} <= ${members_max}`);
  if (search) {
    const pattern = `%${escapeLike(search)}%`;
    conditions.push(
      sql`(team.name ilike ${pattern} or team.tag ilike ${pattern} or account.username ilike ${pattern})`,
    );
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

const ORDERS: Record<HallQuery['sort'], (now: string) => RawBuilder<unknown>> = {
  activity: (now) => sql`${activity(now)} desc, team.founded_at desc, team.id desc`,
  places: () => sql`${MEMBER_COUNT} asc, team.founded_at desc, team.id desc`,
  newest: () => sql`team.founded_at desc, team.id desc`,
  name: () => sql`${pinyin('team.name_key')} asc, team.id asc`,
};

export async function findHall(db: Db, query: HallQuery, now: string): Promise<TeamCard[]> {
  const rows = await cards(db, now)
    .where(matching(query, now))
    .orderBy(ORDERS[query.sort](now))
    .offset(query.skip)
    .limit(query.limit)
    .execute();
  return rows.map(cardOf);
}

export async function countHall(db: Db, query: HallQuery, now: string): Promise<number> {
  const { count } = await approvedTeams(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matching(query, now))
    .executeTakeFirstOrThrow();
  return count;
}

function seekers(db: Db | Trx) {
  return db
    .selectFrom('team_seeker as seeker')
    .innerJoin('account', 'account.id', 'seeker.account_id')
    .where(sql<SqlBool>`(account.suspended_until is null or account.suspended_until <= now())`);
}

const seekerCards = (db: Db | Trx) =>
  seekers(db).select([
    'seeker.account_id',
    'account.username',
    isExpert('account').as('is_expert'),
    'seeker.classes',
    'seeker.times',
    'seeker.text',
    'seeker.updated_at',
  ]);

export const findSeeker = (db: Db | Trx, accountId: string): Promise<Seeker | undefined> =>
  seekerCards(db).where('seeker.account_id', '=', accountId).executeTakeFirst();

export type SeekersQuery = QueryOf<typeof seekersApi.list>;

function wantedSeekers({ class: heroClass, search }: SeekersQuery): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (heroClass !== undefined) conditions.push(sql`${heroClass} = any(seeker.classes)`);
  if (search) {
    const pattern = `%${escapeLike(search)}%`;
    conditions.push(sql`(account.username ilike ${pattern} or seeker.text ilike ${pattern})`);
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** Newest first. */
export const findSeekers = (db: Db, query: SeekersQuery): Promise<Seeker[]> =>
  seekerCards(db)
    .where(wantedSeekers(query))
    .orderBy('seeker.updated_at', 'desc')
    .orderBy('seeker.account_id', 'desc')
    .offset(query.skip)
    .limit(query.limit)
    .execute();

export async function countSeekers(db: Db, query: SeekersQuery): Promise<number> {
  const { count } = await seekers(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(wantedSeekers(query))
    .executeTakeFirstOrThrow();
  return count;
}
