import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament';
import { createFeedClient } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { mapConcurrently } from '../connections/map-concurrently.ts';
import { createLivePool } from './live-pool.ts';
import { followMatch, type FollowedMatch } from './follow-match.ts';
import type { SiteClient } from '../connections/site-client.ts';

export type Comparison = { topic: string; isEqual: boolean };

const COMPARED_AT_ONCE = 16;

/** One who watches the tournament, and one for every match of it: anonymous, and folding what they get as a browser does. */
export function createSpectators(site: SiteClient, tournamentId: string, onState: (state: TournamentState) => void) {
  const live = createLivePool(() => createFeedClient({ ...site.live, getToken: () => null }));
  const matches = new Map<string, FollowedMatch | undefined>();
  let tournament: TournamentState | undefined;

  function look(state: TournamentState): void {
    tournament = state;
    for (const id of Object.keys(state.match_index)) {
      if (matches.has(id)) continue;
      matches.set(id, undefined);
      followMatch(live, id, (match) => matches.set(id, match));
    }
    onState(state);
  }

  live.watch(tournamentTopic.of(tournamentId), {
    onSnapshot: (snapshot) => look(snapshot),
    onEvents(events) {
      if (tournament) look(events.reduce(foldTournamentTopic, tournament));
    },
  });

  async function compareTournament(): Promise<Comparison> {
    const served = await site.call(tournamentsApi.get, { params: { id: tournamentId } });
    return { topic: tournamentTopic.of(tournamentId), isEqual: isEqual(tournament, served.tournament) };
  }

  async function compareMatch(id: string): Promise<Comparison> {
    const { series } = await site.call(matchesApi.get, { params: { id } });
    return { topic: matchTopic.of(id), isEqual: isEqual(matches.get(id)?.series, series) };
  }

  return {
    matchIds: () => [...matches.keys()],
    /** Compares what every spectator folded with the server, once the last events had time to arrive. */
    async compare(withinMs: number): Promise<Comparison[]> {
      const compare = (ids: readonly string[]) =>
        mapConcurrently(ids, COMPARED_AT_ONCE, (id) => (id === tournamentId ? compareTournament() : compareMatch(id)));
      const ids = [tournamentId, ...matches.keys()];
      const results = new Map<string, Comparison>();
      const note = (compared: readonly string[], found: readonly Comparison[]) =>
        found.forEach((comparison, index) => results.set(compared[index] ?? '', comparison));
      note(ids, await compare(ids));
      const deadline = Date.now() + withinMs;
      for (;;) {
        const different = ids.filter((id) => results.get(id)?.isEqual !== true);
        if (different.length === 0 || Date.now() > deadline) return [...results.values()];
        await sleep(250);
        note(different, await compare(different));
      }
    },
    connections: () => live.clients(),
    leave: () => live.close(),
  };
}

const isEqual = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b ?? null)));
