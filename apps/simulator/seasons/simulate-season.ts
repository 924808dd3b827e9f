import { untilOpen } from '../connections/open-sockets.ts';
import type { SimulationOptions } from '../options.ts';
import type { Account } from '../people/accounts.ts';
import type { SiteAddress } from '../connections/site-client.ts';
import { compareUntilEqual, type Comparison } from '../people/compare.ts';
import { openStaff, type StaffCredentials } from '../people/staff.ts';
import { PATIENCE_MS, type Staff } from '../run-tournament.ts';
import { prepareTeams } from '../teams/prepare-teams.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { bestHalf } from './best-teams.ts';
import { endSeason, type SeasonEnd } from './end-season.ts';
import { playSeasonEvent, type PlayedEvent } from './play-season-event.ts';
import { readTables } from './read-season.ts';
import { planSeason, type PlannedEvent } from './season-plan.ts';
import { createSeasonSpectator } from './season-spectator.ts';
import { makeSeason, nameEvent, untilCounted } from './season-staff.ts';

export type SeasonDeps = {
  log: (line: string) => void;
  onError: (error: Error) => void;
  /** The teams are ready to play; the season is closed. It goes on when the promise resolves. */
  onPhase?: (phase: 'prepared' | 'closed') => Promise<void> | void;
};

export type SeasonResult = SeasonEnd & {
  number: number;
  events: readonly PlayedEvent[];
  comparisons: Comparison[];
};

const COMPARE_WITHIN_MS = 20_000;

/** Plays a season of new teams and their players through the public API, closes it, and checks what must hold then. */
export async function simulateSeason(
  deps: SeasonDeps,
  address: SiteAddress,
  credentials: StaffCredentials,
  options: SimulationOptions,
): Promise<SeasonResult> {
  const { leave, ...staff } = await openStaff(address, credentials);
  try {
    const entrants = await prepareTeams(deps, address, staff.admin, options);
    const season = await makeSeason(staff.admin);
    deps.log(`S${season.number} ${season.name} is made`);
    await deps.onPhase?.('prepared');
    return await playSeason(deps, staff, { ...entrants, ...season, options });
  } finally {
    await leave();
  }
}

type Season = {
  id: string;
  number: number;
  teams: readonly SimulatedTeam[];
  players: readonly Account[];
  options: SimulationOptions;
};

async function playSeason(deps: SeasonDeps, staff: Staff, season: Season): Promise<SeasonResult> {
  const { id, number, players, options } = season;
  const spectators = createSpectators(staff, number);
  try {
    await spectators.come();
    const [events, late]: [PlayedEvent[], string[]] = [[], []];
    for (const plan of planSeason(options)) {
      const played = await playNext(deps, staff, season, plan);
      deps.log(`${played.name}: won by ${played.champion}`);
      events.push(played);
      late.push(...(await untilCounted(staff.admin, id, [played.event.id])));
      // Each begins from another snapshot.
      await spectators.come();
    }
    const states = events.map(({ event }) => event);
    const end = await endSeason(staff.admin, { id, number, events: states, players });
    await deps.onPhase?.('closed');
    const seen = await spectators.compare();
    const comparisons = [...events.flatMap((event) => event.comparisons), ...seen];
    const faults = [...late, ...events.flatMap((event) => event.faults), ...end.faults, ...spectators.faults()];
    return { ...end, number, events, comparisons, faults };
  } finally {
    spectators.leave();
  }
}

/** The next event, which the season counts with the tier that it has there. */
async function playNext(
  { log, onError }: SeasonDeps,
  staff: Staff,
  season: Season,
  plan: PlannedEvent,
): Promise<PlayedEvent> {
  const { id, number, players, options } = season;
  const { seed, speed, habits, format, battles } = options;
  const [battle] = battles;
  if (!battle) throw new Error('there is nothing to play');
  const teams =
    plan.field === 'best_teams'
      ? bestHalf(season.teams, (await readTables(staff.admin.site, number)).team)
      : season.teams;
  return playSeasonEvent({ log, onError, seed, speed, habits }, staff, {
    plan,
    name: `S${number} ${plan.name} ${seed}`,
    format,
    battle,
    teams,
    players,
    onAnnounced: (event) => nameEvent(staff.admin, id, { id: event, tier: plan.tier }),
  });
}

/** Who watches the season: one from its beginning, one more with each event. */
function createSpectators({ admin: { site } }: Staff, number: number) {
  const spectators: ReturnType<typeof createSeasonSpectator>[] = [];
  return {
    async come(): Promise<void> {
      const spectator = createSeasonSpectator(site, number);
      spectators.push(spectator);
      const waiting = { site: site.live, log: () => undefined, patienceMs: PATIENCE_MS };
      await untilOpen(spectator.connections(), waiting);
    },
    async compare(): Promise<Comparison[]> {
      const byPlace = new Map(spectators.map((spectator, place) => [String(place), spectator]));
      return compareUntilEqual([...byPlace.keys()], COMPARE_WITHIN_MS, (place) => {
        const spectator = byPlace.get(place);
        if (!spectator) throw new Error(`nobody watches from place ${place}`);
        return spectator.compare();
      });
    },
    faults: () => spectators.flatMap((spectator) => spectator.faults()),
    leave: () => spectators.forEach((spectator) => spectator.leave()),
  };
}
