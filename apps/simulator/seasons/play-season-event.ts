import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { SeriesFormat } from '@pailei/domain/series/settings';
import { hashSeed } from '@pailei/domain/random/seeded';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createPace } from '../connections/pace.ts';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import { startEvent } from '../event-steps.ts';
import type { Account } from '../people/accounts.ts';
import type { Comparison } from '../people/compare.ts';
import { announceTournament, checkInAll, enter, playTournament, type Staff } from '../run-tournament.ts';
import type { TeamEventDeps } from '../team-events/play-team-event.ts';
import { runTeamEvent } from '../team-events/simulate-team-event.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { timersAt } from '../tournament-plan.ts';
import type { BattlePlan } from '../battles/battle-options.ts';
import type { PlannedEvent } from './season-plan.ts';

const CHECK_IN_SECONDS = 600;
const ENTRIES_AT_ONCE = 8;

export type PlayedEvent = {
  name: string;
  champion: string;
  event: TournamentState;
  comparisons: readonly Comparison[];
  faults: readonly string[];
};

type SeasonEvent = {
  plan: PlannedEvent;
  name: string;
  format: SeriesFormat;
  battle: BattlePlan;
  /** Who enters, of the kind that the event asks for. */
  teams: readonly SimulatedTeam[];
  players: readonly Account[];
  /** It is open for registration. */
  onAnnounced: (eventId: string) => Promise<void>;
};

/** One event of a season from its announcement to its end. */
export async function playSeasonEvent(deps: TeamEventDeps, staff: Staff, run: SeasonEvent): Promise<PlayedEvent> {
  const seed = hashSeed(deps.seed, run.plan.name);
  const own = { ...deps, seed };
  return run.plan.field === 'players' ? playCup(own, staff, run) : playTeams(own, staff, run);
}

async function playTeams(deps: TeamEventDeps, staff: Staff, run: SeasonEvent): Promise<PlayedEvent> {
  const { plan, name, format, battle, teams, onAnnounced } = run;
  const { event, champion, comparisons, faults } = await runTeamEvent(deps, staff, {
    plan: { name, capacity: teams.length, format, battle: battle.format, stages: plan.stages, speed: deps.speed },
    teams,
    onAnnounced,
  });
  return { name, champion, event, comparisons, faults };
}

async function playCup(deps: TeamEventDeps, staff: Staff, run: SeasonEvent): Promise<PlayedEvent> {
  const { plan, name, format, players, onAnnounced } = run;
  const pace = createPace(deps.seed, deps.speed, deps.habits);
  const tournament = await announceTournament(staff, {
    name,
    description: '',
    capacity: players.length,
    format,
    stages: plan.stages,
    timers: timersAt(deps.speed),
  });
  await onAnnounced(tournament.id);
  const entered = await mapConcurrently(
    players,
    ENTRIES_AT_ONCE,
    async (player) => [player, await enter(player, tournament, pace)] as const,
  );
  const { champion, comparisons } = await playTournament(
    { ...deps, pace },
    staff,
    { tournament, entries: new Map(entered) },
    async () => {
      await checkInAll(staff, players, tournament.id, CHECK_IN_SECONDS);
      await startEvent(staff.referee, tournament.id);
    },
  );
  const { tournament: event } = await staff.admin.site.call(tournamentsApi.get, { params: { id: tournament.id } });
  return { name, champion, event, comparisons, faults: [] };
}
