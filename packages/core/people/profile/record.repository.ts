import type { ClassRecord, PlayedMatch, Player } from '@pailei/contracts/people/profile/profile.api';
import type { Db } from '@pailei/db/client';
import { sql } from 'kysely';
import { isShownResult, isVisible, publicStatus } from '../../site/visibility/visible.ts';
import { isPlayedBy } from '../../site/visibility/played-by.ts';

/** Places shown on a player's page. */
const BEST_PLACEMENTS = 10;

/** Matches of `id` that the public knows to be over, each with the side `id` sat on. */
const played = (id: string) => sql`
  select result.*, seat.side, case seat.side when 'a' then 'b' else 'a' end as other_side
  from match_seat as seat join match_result as result on result.match_id = seat.match_id
  where seat.account_id = ${id} and ${isPlayedBy('result', id)}
    and result.status in ('finished', 'forfeited') and ${isShownResult('result')}`;

export type MatchTotals = { won: number; lost: number; total: number };

export async function readMatchTotals(db: Db, id: string): Promise<MatchTotals> {
  const { rows } = await sql<MatchTotals>`
    select count(*) filter (where winner = side)::int as won,
      count(*) filter (where winner <> side)::int as lost, count(*)::int as total
    from (${played(id)}) as played`.execute(db);
  return rows[0] ?? { won: 0, lost: 0, total: 0 };
}

/** Newest first. */
export async function readPlayedMatches(
  db: Db,
  id: string,
  page: { skip: number; limit: number },
): Promise<PlayedMatch[]> {
  const { rows } = await sql<PlayedMatch>`
    select played.match_id, played.tournament_id, info->'battle'->>'id' as battle_id, info->>'tournament_name' as tournament_name,
      info->>'label' as label, opponent.account_id as opponent_id,
      played.state #>> array['sides', other_side, 'name'] as opponent_name,
      case side when 'a' then wins_a else wins_b end as wins,
      case side when 'a' then wins_b else wins_a end as losses,
      case when winner = side then 'won' when winner <> side then 'lost' end as result,
      played.finished_at
    from (${played(id)}) as played
    join lateral (
      select account_id from match_seat as seat
      where seat.match_id = played.match_id and seat.side = other_side and seat.role = 'player'
      order by account_id limit 1) as opponent on true
    order by played.finished_at desc, played.match_id desc
    limit ${page.limit} offset ${page.skip}`.execute(db);
  return rows;
}

/** By games, most played first. */
export async function readClassRecords(db: Db, id: string): Promise<ClassRecord[]> {
  const { rows } = await sql<ClassRecord>`
    select case seat.side when 'a' then game.a_class else game.b_class end as class,
      count(*) filter (where game.winner = seat.side)::int as wins,
      count(*) filter (where game.winner <> seat.side)::int as losses
    from match_seat as seat join played_game as game on game.match_id = seat.match_id
    where seat.account_id = ${id} and ${isPlayedBy('game', id)} and ${isShownResult('game')}
    group by 1 order by count(*) desc, 1`.execute(db);
  return rows;
}

export async function countTournaments(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from participant
    join public_tournament as tournament on tournament.id = participant.tournament_id
    where participant.account_id = ${id} and tournament.status in ('running', 'finished')
      and ${publicStatus} in ('active', 'dropped', 'disqualified')`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function readBestPlacements(db: Db, id: string): Promise<Player['best_placements']> {
  const { rows } = await sql<Player['best_placements'][number]>`
    select tournament.id as tournament_id, tournament.name as tournament_name, participant.place, participant.place_to,
      (select count(*)::int from participant as placed
        where placed.tournament_id = tournament.id and placed.place is not null) as player_count,
      tournament.finished_at
    from participant
    join public_tournament as tournament on tournament.id = participant.tournament_id and tournament.status = 'finished'
      and ${isVisible('tournament.finished_at', 'tournament.delay_seconds')}
    where participant.account_id = ${id} and participant.place is not null
    order by participant.place, player_count desc, tournament.finished_at desc, tournament.id
    limit ${BEST_PLACEMENTS}`.execute(db);
  return rows;
}
