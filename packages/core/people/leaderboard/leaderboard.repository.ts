import type { Champion, LeaderboardRow } from '@pailei/contracts/people/leaderboard/leaderboard.api';
import { ATTENDANCE_POINTS, FIELD_FACTORS, PLACE_POINTS } from '@pailei/domain/leaderboard/leaderboard';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '@pailei/db/client';
import { pinyin } from '@pailei/db/pinyin';
import type { Trx } from '@pailei/db/tx';

/** Beyond this nobody looks for their rank. */
const RANKED_MAX = 2_000;

/** Events that ended after `since` and whose end everybody may know at `now` (ISO). */
export type Period = { since: string; now: string };

/** Finished events of the period; the demo ones only where there are no others. */
const eventsOf = ({ since, now }: Period) => sql`
  finished as (
    select id, name, is_demo, finished_at from public_tournament
    where status = 'finished' and finished_at > ${since}
      and finished_at + delay_seconds * interval '1 second' <= ${now}
  ), event as (
    select * from finished where is_demo = not exists (select from finished where not is_demo)
  )`;

/** `placementPoints` in SQL. */
function pointsOf(place: RawBuilder<unknown>, field: RawBuilder<unknown>): RawBuilder<number> {
  const places = PLACE_POINTS.map(({ to, points }) => sql`when ${place} <= ${sql.lit(to)} then ${sql.lit(points)}`);
  const factors = FIELD_FACTORS.map(
    ({ from, factor }) => sql`when ${field} >= ${sql.lit(from)} then ${sql.lit(factor)}`,
  );
  return sql`(case ${sql.join(places, sql` `)} else ${sql.lit(ATTENDANCE_POINTS)} end)
    * (case ${sql.join(factors, sql` `)} else 1 end)`;
}

export type RankedPlayer = LeaderboardRow & { is_demo: boolean };

/** Everybody who reached a place in an event of the period, the best first. Whoever was disqualified has no place in that event. */
export async function rankPlayers(db: Db | Trx, period: Period): Promise<RankedPlayer[]> {
  const { rows } = await sql<RankedPlayer>`
    with ${eventsOf(period)}, placed as (
      select participant.account_id, participant.place, event.is_demo,
             count(*) over (partition by participant.tournament_id) as field
      from event join participant on participant.tournament_id = event.id
      where participant.place is not null
    ), earned as (
      select account_id, bool_and(is_demo) as is_demo, count(*) as events, count(*) filter (where place = 1) as titles,
             sum(${pointsOf(sql`place`, sql`field`)})::bigint as points
      from placed group by account_id
    ), result as (
      select seat.account_id, match.winner is not distinct from seat.side as is_win, match.finished_at, match.id
      from event join match on match.tournament_id = event.id
      join match_seat as seat on seat.match_id = match.id and seat.role = 'player'
      where match.status in ('finished', 'forfeited')
    ), played as (
      select account_id, count(*) filter (where is_win) as wins, count(*) filter (where not is_win) as losses,
             (array_agg(is_win order by finished_at desc, id desc))[1:5] as form
      from result group by account_id
    )
    select account.id as account_id, account.username, earned.is_demo, earned.points, earned.titles, earned.events,
           coalesce(wins, 0)::bigint as wins, coalesce(losses, 0)::bigint as losses, coalesce(form, '{}') as form,
           rank() over (order by points desc, titles desc, wins desc nulls last, losses nulls first) as rank
    from earned join account on account.id = earned.account_id left join played on played.account_id = earned.account_id
    order by rank, ${pinyin('account.username_key')}
    limit ${RANKED_MAX}`.execute(db);
  return rows;
}

/** The last events that were won, newest first. */
export async function findChampions(db: Db, period: Period, limit: number): Promise<Champion[]> {
  const { rows } = await sql<Champion>`
    with ${eventsOf(period)}
    select event.id as tournament_id, event.name as tournament_name, event.is_demo, event.finished_at, account.username,
           (select count(*) from participant as placed
            where placed.tournament_id = event.id and placed.place is not null) as field,
           (select jsonb_build_object('opponent', opponent.name, 'wins', greatest(wins_a, wins_b),
                                      'losses', least(wins_a, wins_b))
            from match join fixture on fixture.id = match.fixture_id
            join participant as opponent on opponent.tournament_id = event.id
              and opponent.id in (fixture.a_participant_id, fixture.b_participant_id) and opponent.id <> winner.id
            where match.tournament_id = event.id and match.status = 'finished' and match.info -> 'is_final' = 'true'
              and winner.id in (fixture.a_participant_id, fixture.b_participant_id)
            order by match.stage desc limit 1) as final
    from event
    join participant as winner on winner.tournament_id = event.id and winner.place = 1 and winner.place_to = 1
    join account on account.id = winner.account_id
    order by event.finished_at desc, event.id
    limit ${limit}`.execute(db);
  return rows;
}

/** Changes whenever an event of the period ends or grows old. */
export async function readMark(db: Db, period: Period): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    with ${eventsOf(period)} select concat(count(*), ' ', max(finished_at)) as mark from event`.execute(db);
  return rows[0]?.mark ?? '';
}
