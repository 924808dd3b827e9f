import { setTimeout as sleep } from 'node:timers/promises';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Account } from './people/accounts.ts';
import { untilOpen } from './connections/open-sockets.ts';
import { orDone } from './connections/refusals.ts';
import { championOf, describeEvent, isOver, openCheckIn, openRegistration } from './event-steps.ts';
import { createPlayer, type Player } from './people/player.ts';
import type { Pace } from './connections/pace.ts';
import { createReferee } from './people/referee.ts';
import { createDesk, type DeskReport } from './desk/desk.ts';
import type { Comparison } from './people/compare.ts';
import { createCorrections } from './trouble/corrections.ts';
import { enterLate, isTimeToEnter } from './trouble/latecomers.ts';
import { createSpectators } from './people/spectators.ts';
import { chooseDecks, newTournament, type Plan } from './tournament-plan.ts';

/** How long nobody's live connection may open before it is given up. */
export const PATIENCE_MS = 60_000;
const AGAIN_MS = 250;

export type Phase = 'announced' | 'started' | 'finished';

export type RunDeps = {
  pace: Pace;
  log: (line: string) => void;
  onError: (error: Error) => void;
  /** Keeps the referees' desk open and says how far it was behind. */
  hasDesk?: boolean;
  /** Called after each step of the tournament, which goes on when the promise resolves. */
  onPhase?: (phase: Phase, tournamentId: string) => Promise<void> | void;
};
export type Staff = { admin: Account; referee: Account };

/** A tournament open for registration, and who is in it: participant ids by account. */
export type EnteredTournament = {
  tournament: TournamentState;
  entries: ReadonlyMap<Account, string>;
  /** Who enters when it has begun; none. */
  late?: readonly Account[];
};

export type RunResult = {
  tournament_id: string;
  name: string;
  matches: number;
  rulings: number;
  corrections: number;
  late_entries: number;
  drops: number;
  champion: string;
  comparisons: Comparison[];
  /** Where a desk was open. */
  desk?: DeskReport;
};

/** Creates a tournament and opens it for registration. */
export async function announceTournament({ admin }: Staff, plan: Plan): Promise<TournamentState> {
  const { tournament } = await admin.site.call(tournamentsApi.create, { body: newTournament(plan) });
  return openRegistration(admin, tournament.id);
}

/** Registers a player with decks of their own; returns their participant id. */
export async function enter(player: Account, tournament: TournamentState, pace: Pace): Promise<string> {
  const params = { id: tournament.id };
  await orDone(player.site.call(tournamentsApi.register, { params, body: {} }), async () => {
    const entry = await player.site.call(tournamentsApi.entry, { params });
    return entry.participant_id === null ? undefined : { entry, version: null };
  });
  const decks = chooseDecks(tournament.settings, pace, player.username);
  const entry = await player.site.call(tournamentsApi.submitDecks, { params, body: { decks } });
  if (entry.participant_id === null) throw new Error(`${player.username} is not in ${tournament.name}`);
  return entry.participant_id;
}

/** Calls everybody to the check-in, and starts when those who come are there. */
export async function checkInAll(
  staff: Staff,
  players: readonly Account[],
  tournamentId: string,
  seconds: number,
): Promise<void> {
  await openCheckIn(staff.referee, tournamentId, seconds);
  await Promise.all(players.map((player) => checkIn(player, { id: tournamentId })));
}

export async function checkIn({ site }: Account, params: { id: string }): Promise<void> {
  await orDone(site.call(tournamentsApi.checkIn, { params, body: {} }), async () => {
    const entry = await site.call(tournamentsApi.entry, { params });
    return entry.status === 'checked_in' ? { entry, version: null } : undefined;
  });
}

/** Plays an entered and checked-in tournament to its end, under the eyes of a spectator for every match. */
export async function playTournament(
  deps: RunDeps,
  staff: Staff,
  { tournament, entries, late = [] }: EnteredTournament,
  start: () => Promise<unknown>,
): Promise<RunResult> {
  let rulings = 0;
  let corrected = 0;
  const referee = createReferee({ ...deps, onRuling: () => (rulings += 1) }, staff.referee);
  const corrections = createCorrections({ ...deps, onCorrection: () => (corrected += 1) }, staff.referee);
  const seat = (account: Account, participantId: string): Player => {
    const player = createPlayer(deps, account);
    player.sitDown(tournament.id, participantId);
    return player;
  };
  const players = [...entries].map(([account, participantId]) => seat(account, participantId));
  const outside = [...late];
  const admit = async (account: Account, state: TournamentState) => {
    const participantId = await enterLate(account, state, deps.pace);
    if (participantId !== null) players.push(seat(account, participantId));
  };
  const finished = Promise.withResolvers<void>();
  const refereed = new Set<string>();
  let shown = '';
  const desk = deps.hasDesk ? createDesk(staff.referee, tournament.id) : undefined;
  const look = (state: TournamentState) => {
    desk?.onTournament(state);
    for (const id of spectators.matchIds()) {
      if (refereed.has(id)) continue;
      refereed.add(id);
      referee.watch(id);
    }
    corrections.review(state);
    if (isTimeToEnter(state)) for (const account of outside.splice(0)) admit(account, state).catch(deps.onError);
    const news = describeEvent(state);
    if (news !== shown) deps.log(news);
    shown = news;
    if (isOver(state)) finished.resolve();
  };
  const spectators = createSpectators(staff.admin.site, tournament.id, look, desk?.onMatch);
  const people = [referee, spectators, ...(desk ? [desk] : [])];
  const connections = [...players, ...people].flatMap((person) => person.connections());
  try {
    await untilOpen(connections, { site: staff.admin.site.live, log: deps.log, patienceMs: PATIENCE_MS });
    await start();
    await deps.onPhase?.('started', tournament.id);
    await finished.promise;
    const end = await untilSettled(staff.admin, tournament.id, corrections);
    await deps.onPhase?.('finished', tournament.id);
    const comparisons = await spectators.compare(10_000);
    return {
      tournament_id: tournament.id,
      name: tournament.name,
      matches: Object.keys(end.match_index).length,
      rulings,
      corrections: corrected,
      late_entries: players.length - entries.size,
      drops: Object.values(end.participants).filter(({ status }) => status === 'dropped').length,
      champion: championOf(end),
      comparisons,
      ...(desk && { desk: desk.report() }),
    };
  } finally {
    for (const person of [...players, ...people]) person.leave();
  }
}

/** An event that is over goes on where a result is corrected: it stays over when nothing waits to be. */
async function untilSettled(
  admin: Account,
  id: string,
  corrections: ReturnType<typeof createCorrections>,
): Promise<TournamentState> {
  for (;;) {
    await corrections.settled();
    const { tournament } = await admin.site.call(tournamentsApi.get, { params: { id } });
    if (isOver(tournament) && corrections.isSettled()) return tournament;
    await sleep(AGAIN_MS);
  }
}
