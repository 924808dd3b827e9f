import { foldSeason } from '@pailei/contracts/play/seasons/season.fold';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonView } from '@pailei/contracts/play/seasons/season-views';
import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { createFeedClient } from '@pailei/live/feed-client';
import { untilOpen } from '../connections/open-sockets.ts';
import type { SimulationOptions } from '../options.ts';
import type { Account } from '../people/accounts.ts';
import type { SiteAddress, SiteClient } from '../connections/site-client.ts';
import { compareUntilEqual, type Comparison, isEqual } from '../people/compare.ts';
import { openStaff, type StaffCredentials } from '../people/staff.ts';
import { PATIENCE_MS, type Staff } from '../run-tournament.ts';
import { prepareTeams } from '../teams/prepare-teams.ts';
import type { SimulatedTeam } from '../teams/simulate-teams.ts';
import { bestHalf } from './best-teams.ts';
import { endSeason, type SeasonEnd } from './end-season.ts';
import { playSeasonEvent, type PlayedEvent } from './play-season-event.ts';
import { readTables } from './read-season.ts';
import { planSeason, type PlannedEvent } from './season-plan.ts';
import { makeSeason, nameEvent, untilCounted } from './season-staff.ts';

type Followed = { view: SeasonView; version: number };

/** Somebody anonymous who folds a season's live topic as a browser does. */
function createSeasonSpectator(site: SiteClient, number: number) {
  const live = createFeedClient({ ...site.live, getToken: () => null });
  const topic = seasonTopic.of(String(number));
  const faults: string[] = [];
  let season: Followed | undefined;

  live.watch(topic, {
    onSnapshot: (view, version) => (season = { view, version }),
    onEvents(events) {
      for (const event of events) {
        if (!season) return;
        if (event.v !== season.version + 1) faults.push(`${topic}: ${event.v} came after ${season.version}`);
        season = { view: foldSeason(season.view, event), version: event.v };
      }
    },
  });

  return {
    async compare(): Promise<Comparison> {
      const served = await site.call(seasonsApi.get, { params: { number: String(number) } });
      return { topic, isEqual: isEqual(season?.view, served) };
    },
    /** Events that were missed or came twice. */
    faults: (): readonly string[] => faults,
    connections: () => [live],
    leave: () => live.close(),
  };
}

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
