import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { USUAL_SERIES_TIMERS } from '@pailei/contracts/site/settings/series-timers';
import type { LeagueSettings } from '@pailei/domain/battles/league/settings';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import { DEFAULT_TEAM_SETTINGS } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { BattleTeam, BuiltBattle } from './battles.ts';
import { withDatabase } from './database.ts';
import { newStaff } from './new-accounts.ts';
import type { Player } from './players.ts';

/** One group of teams, in which everybody meets everybody once, each board one game. */
const body = (league: LeagueSettings | null): BodyInput<typeof teamEventsApi.create> => ({
  name: '战队单循环',
  capacity: 4,
  settings: {
    ...DEFAULT_TOURNAMENT_SETTINGS,
    pairing: 'publish_at_once',
    bans: 0,
    timers: USUAL_SERIES_TIMERS,
    stages: [{ type: 'round_robin', group_count: 1, group_size: 4, legs: 1, best_of: 1, tie_at_cut: 'lot' }],
    tiebreakers: [...STANDINGS_PRESETS.team_league],
    late_entry: { until_round: 0, missed_rounds: 'losses', by_players: false },
    banned_cards: [],
    forbidden_pairs: { same_team_rounds: 0, pairs: [] },
    team: { ...DEFAULT_TEAM_SETTINGS, check_in_members: 1, ...(league && { league }) },
  },
  times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
});

/** Players of each team. */
export const TEAM_SIZE = 3;

/** An event that teams may enter now. */
export async function openTeamEvent({ site }: Player, league: LeagueSettings | null = null): Promise<string> {
  const { tournament } = await site.call(teamEventsApi.create, { body: body(league) });
  await site.call(tournamentsApi.openRegistration, { params: { id: tournament.id }, body: {} });
  return tournament.id;
}

type Staff = Awaited<ReturnType<typeof newStaff>>;

/** A running event of two teams, with a time to agree on when it is a league, and its only fixture. */
export async function startTeamEvent(
  teams: readonly [BattleTeam, BattleTeam],
  league: LeagueSettings | null = null,
): Promise<{ id: string; battle: BuiltBattle }> {
  const staff = await newStaff();
  const id = await openTeamEvent(staff.admin, league);
  return { id, battle: await startWithTeams(id, staff, teams) };
}

/** The only fixture of an open event that two teams enter and that then starts. */
export async function startWithTeams(
  id: string,
  { referee }: Pick<Staff, 'referee'>,
  teams: readonly [BattleTeam, BattleTeam],
  players = TEAM_SIZE,
): Promise<BuiltBattle> {
  const params = { id };
  for (const { captain, all } of teams) {
    const account_ids = all.slice(0, players).map(({ user }) => user.id);
    await captain.site.call(teamEventsApi.enter, { params, body: { account_ids } });
  }
  await referee.site.call(tournamentsApi.openCheckIn, { params, body: { seconds: 600 } });
  for (const { captain } of teams) await captain.site.call(teamEventsApi.checkIn, { params, body: {} });
  await referee.site.call(tournamentsApi.start, { params, body: {} });
  const fixture = await withDatabase((db) =>
    db
      .selectFrom('battle')
      .innerJoin('fixture', 'fixture.id', 'battle.fixture_id')
      .where('fixture.tournament_id', '=', id)
      .select(['battle.id', 'battle.a_team_id'])
      .executeTakeFirstOrThrow(),
  );
  const [one, other] = teams;
  const sides = one.id === fixture.a_team_id ? { a: one, b: other } : { a: other, b: one };
  return { id: fixture.id, teams: sides, deckCount: 1 };
}
