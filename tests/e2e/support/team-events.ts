import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { USUAL_SERIES_TIMERS } from '@pailei/contracts/play/tournaments/usual-series-timers';
import type { LeagueSettings } from '@pailei/domain/league';
import { STANDINGS_PRESETS } from '@pailei/domain/standings';
import { DEFAULT_TEAM_SETTINGS, DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament';
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

/** An event that teams may enter now. */
export async function openTeamEvent({ site }: Player, league: LeagueSettings | null = null): Promise<string> {
  const { tournament } = await site.call(teamEventsApi.create, { body: body(league) });
  await site.call(tournamentsApi.openRegistration, { params: { id: tournament.id }, body: {} });
  return tournament.id;
}
