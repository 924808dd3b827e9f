import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import type { BattleFormat, BattleTimers } from '@pailei/domain/battles/settings';
import { requiredDecks, type SeriesFormat, type SeriesSettings } from '@pailei/domain/series/settings';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import { battleSettingsFor } from '@pailei/domain/tournament/teams/team-fault';
import { DEFAULT_TEAM_SETTINGS, LEAD_SECONDS_MIN, ROSTER_MAX } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { StageSettings } from '@pailei/domain/tournament/stages/stage';
import type { TournamentSettings } from '@pailei/domain/tournament/types';
import { battleTimersAt } from '../battles/battle-offer.ts';
import { timersAt } from '../tournament-plan.ts';

type NewTeamEvent = BodyInput<typeof teamEventsApi.create>;

export type TeamEventPlan = {
  name: string;
  capacity: number;
  /** Of the boards. */
  format: SeriesFormat;
  battle: BattleFormat;
  stages: StageSettings[];
  speed: number;
};

/** Members of a team who have to be there, where it has as many. */
const CHECK_IN_MEMBERS = 2;
/** In seconds: captains who act at once are in time however fast the others play. */
const LEAST: BattleTimers = { line_up: 4, check_in: 2, naming: 2 };

function settingsOf({ format, battle, stages, speed }: TeamEventPlan): TournamentSettings {
  const battle_timers = battleTimersAt(speed, LEAST);
  return {
    ...DEFAULT_TOURNAMENT_SETTINGS,
    format,
    stages,
    bans: 0,
    timers: timersAt(speed),
    tiebreakers: STANDINGS_PRESETS.team_league,
    late_entry: { ...DEFAULT_TOURNAMENT_SETTINGS.late_entry, until_round: 0 },
    team: {
      ...DEFAULT_TEAM_SETTINGS,
      battle,
      battle_timers,
      lead_seconds: Math.max(LEAD_SECONDS_MIN, battle_timers.line_up),
      roster_min: battle.size,
      roster_max: ROSTER_MAX,
      check_in_members: Math.min(CHECK_IN_MEMBERS, battle.size),
    },
  };
}

export function newTeamEvent(plan: TeamEventPlan): NewTeamEvent {
  const { name, capacity } = plan;
  const settings = settingsOf(plan) as NewTeamEvent['settings'];
  return {
    name,
    capacity,
    settings,
    times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
  };
}

/** The board of an event that asks each player for the most decks. */
export function longestBoard(settings: TournamentSettings): SeriesSettings {
  const { team, stages } = settings;
  if (!team) throw new Error('no teams enter this event');
  const boards = stages.flatMap((_, stage) =>
    [false, true].map((isFinal) => battleSettingsFor(settings, team, stage, isFinal).series),
  );
  const [first, ...others] = boards;
  if (!first) throw new Error('the event has no stage');
  return others.reduce((most, board) => (requiredDecks(board) > requiredDecks(most) ? board : most), first);
}
