import { battleLink } from '@pailei/contracts/http/battle-link';
import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { battleSummarySchema, type BattleSummary } from '@pailei/contracts/play/battles/battle-views';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';
import type { CalendarEvent } from '@pailei/domain/calendar/calendar';
import { sql, type SqlBool } from 'kysely';

/** A battle ends when it is decided; a calendar wants a time. */
const USUAL_HOURS = 2;
const HOUR_MS = 3_600_000;

/** Counts up with each time that was agreed on in a league, and with the one that was taken where nobody agreed. */
const LEAGUE_MOVES = sql<number>`(
  2 * jsonb_array_length(jsonb_path_query_array(league_week.state, '$.proposals[*].answer ? (@.kind == "accepted")'))
  + (league_week.state->>'source' = 'first_proposal')::int)`;

/** How often the time of a battle was moved, of a row of `battle` with its `challenge` and its `league_week`, if any. */
export const BATTLE_MOVES = sql<number>`coalesce((challenge.state->>'is_moved')::boolean::int, ${LEAGUE_MOVES}, 0)`;

/** What lists show of a battle, and how often its time has been moved. */
export type CalendarBattle = {
  readonly id: string;
  readonly created_at: string;
  readonly public_summary: BattleSummary;
  readonly moves: number;
};

/** No time of a hidden change is told: the stamp is that of the battle's creation. */
export function battleCalendarEvent(battle: CalendarBattle, publicUrl: string): CalendarEvent {
  const { id, created_at, moves } = battle;
  const { teams, format, starts_at, status } = battleSummarySchema.parse(battle.public_summary);
  const is_cancelled = status === 'cancelled';
  return {
    uid: `battle-${id}@${new URL(publicUrl).hostname}`,
    sequence: moves + Number(is_cancelled),
    changed_at: created_at,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + USUAL_HOURS * HOUR_MS).toISOString(),
    summary: `${teams.a.name} 对 ${teams.b.name}`,
    description: battleFormatName(format),
    url: new URL(battleLink(id), publicUrl).href,
    is_cancelled,
  };
}

/** Battles of one event, or those that somebody's team plays: of the events whose roster they stand on, and challenges. */
export type CalendarOf = { readonly event_id: string } | { readonly account_id: string };

type Wanted = { readonly of: CalendarOf; readonly since: string; readonly limit: number };

/** What the public knows of battles that are to come or were over after `since`, the earliest first. */
export async function findCalendarBattles(db: Db | Trx, { of, since, limit }: Wanted): Promise<CalendarBattle[]> {
  const isOf = 'event_id' in of ? sql<SqlBool>`fixture.tournament_id = ${of.event_id}` : ofAccount(of.account_id);
  const { rows } = await sql<CalendarBattle>`
    select battle.id, battle.created_at, battle.public_summary, ${BATTLE_MOVES} as moves
    from battle
    left join fixture on fixture.id = battle.fixture_id left join challenge on challenge.id = battle.challenge_id
    left join league_week on league_week.battle_id = battle.id
    where ${isOf} and battle.public_summary is not null and fixture.withdrawn_at is null
      and battle.public_at >= ${since}
    order by battle.public_at, battle.id limit ${limit}`.execute(db);
  return rows;
}

const ofAccount = (accountId: string) => sql<SqlBool>`(
  exists (select from account_entry as entry where entry.account_id = ${accountId}
    and entry.participant_id in (fixture.a_participant_id, fixture.b_participant_id))
  or battle.challenge_id is not null and exists (select from team_member as member
    where member.account_id = ${accountId} and member.team_id in (battle.a_team_id, battle.b_team_id)))`;
