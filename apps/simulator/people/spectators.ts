import { matchesApi } from '@pailei/contracts/play/matches/matches.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { createFeedClient } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { compareUntilEqual, isEqual, type Comparison } from './compare.ts';
import { createLivePool } from './live-pool.ts';
import { followMatch, type FollowedMatch } from './follow-match.ts';
import { followTournament } from './follow-tournament.ts';
import type { SiteClient } from '../connections/site-client.ts';

/** One who watches the tournament, and one for every match of it: anonymous, and folding what they get as a browser does. */
export function createSpectators(
  site: SiteClient,
  tournamentId: string,
  onState: (state: TournamentState) => void,
  onMatch: (match: FollowedMatch) => void = () => undefined,
) {
  const live = createLivePool(() => createFeedClient({ ...site.live, getToken: () => null }));
  const matches = new Map<string, FollowedMatch | undefined>();

  function look(state: TournamentState): void {
    for (const id of Object.keys(state.match_index)) {
      if (matches.has(id)) continue;
      matches.set(id, undefined);
      followMatch(live, id, (match) => {
        matches.set(id, match);
        onMatch(match);
      });
    }
    onState(state);
  }

  const tournament = followTournament(live, site, { id: tournamentId, onState: look });

  async function compareMatch(id: string): Promise<Comparison> {
    const { series } = await site.call(matchesApi.get, { params: { id } });
    return { topic: matchTopic.of(id), isEqual: isEqual(matches.get(id)?.series, series) };
  }

  return {
    matchIds: () => [...matches.keys()],
    /** Compares what every spectator folded with the server, once the last events had time to arrive. */
    compare: (withinMs: number) =>
      compareUntilEqual([tournamentId, ...matches.keys()], withinMs, (id) =>
        id === tournamentId ? tournament.compare() : compareMatch(id),
      ),
    connections: () => live.clients(),
    leave: () => live.close(),
  };
}
