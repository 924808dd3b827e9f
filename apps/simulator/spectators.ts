import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchesApi } from '@pailei/contracts/matches';
import { tournamentsApi } from '@pailei/contracts/tournaments';
import { evolveTournament } from '@pailei/domain/tournament';
import type { TournamentEvent, TournamentState } from '@pailei/domain/tournament';
import { createFeedClient } from '@pailei/live/feed-client';
import { tournamentTopic } from '@pailei/live/topics';
import { followMatch } from './match-follower.ts';
import type { FollowedMatch } from './match-follower.ts';
import type { SiteClient } from './site-client.ts';

export type Comparison = { topic: string; isEqual: boolean };

/** One who watches the tournament, and one for every match of it: anonymous, and folding what they get as a browser does. */
export function createSpectators(site: SiteClient, tournamentId: string, onState: (state: TournamentState) => void) {
  const live = createFeedClient({ ...site.live, getToken: () => null });
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

  live.watch(tournamentTopic(tournamentId), {
    onSnapshot: (snapshot) => look(snapshot as TournamentState),
    onEvents(events) {
      if (!tournament) return;
      look(
        events.reduce(
          (state, { t, p }) => evolveTournament(state, { type: t, payload: p } as TournamentEvent),
          tournament,
        ),
      );
    },
  });

  async function compareAll(): Promise<Comparison[]> {
    const served = await site.call(tournamentsApi.get, { params: { id: tournamentId } });
    const results = [{ topic: tournamentTopic(tournamentId), isEqual: isEqual(tournament, served.tournament) }];
    for (const [id, match] of matches) {
      const { series } = await site.call(matchesApi.get, { params: { id } });
      results.push({ topic: `match ${id}`, isEqual: isEqual(match?.series, series) });
    }
    return results;
  }

  return {
    matchIds: () => [...matches.keys()],
    /** Compares what every spectator folded with the server, once the last events had time to arrive. */
    async compare(withinMs: number): Promise<Comparison[]> {
      const deadline = Date.now() + withinMs;
      for (;;) {
        const results = await compareAll();
        if (results.every((result) => result.isEqual) || Date.now() > deadline) return results;
        await sleep(250);
      }
    },
    leave: () => live.close(),
  };
}

const isEqual = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a ?? null)), JSON.parse(JSON.stringify(b ?? null)));
