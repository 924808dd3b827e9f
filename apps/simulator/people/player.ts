import { setTimeout as sleep } from 'node:timers/promises';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { createFeedClient, type LiveClient } from '@pailei/live/feed-client';
import type { Account } from './accounts.ts';
import { followOpenMatches } from './open-matches.ts';
import { playMatch } from './play-match.ts';
import type { Pace } from '../connections/pace.ts';

export type PlayerDeps = { pace: Pace; onError: (error: Error) => void };

export type Player = {
  account: Account;
  /** Plays whatever matches of this tournament open for them from now on. */
  sitDown(tournamentId: string, participantId: string): void;
  connections(): readonly LiveClient[];
  leave(): void;
};

/** One person with a connection of their own, who does what the site says is next. */
export function createPlayer({ pace, onError }: PlayerDeps, account: Account): Player {
  const live: LiveClient = createFeedClient({
    ...account.site.live,
    getToken: () => account.site.token(),
  });
  const playing = new Set<string>();
  let played = 0;

  async function play(tournamentId: string, participantId: string, matchId: string): Promise<void> {
    await playMatch({ site: account.site, live, pace, onError }, matchId, {
      sideOf: ({ series }) => (series.sides.a.participant_id === participantId ? 'a' : 'b'),
    });
    // A correction may open it again.
    playing.delete(matchId);
    played += 1;
    if (!pace.happens(pace.habits.drops, `drop ${account.username} ${played}`)) return;
    await sleep(pace.waitMs('confirm', account.username));
    // Refused where there is nothing to drop out of any more.
    await account.site.call(tournamentsApi.drop, { params: { id: tournamentId }, body: {} }).catch(() => undefined);
  }

  return {
    account,
    sitDown(tournamentId, participantId) {
      followOpenMatches(live, account.user_id, ({ match_id, tournament_id }) => {
        if (tournament_id !== tournamentId || playing.has(match_id)) return;
        playing.add(match_id);
        void play(tournamentId, participantId, match_id);
      });
    },
    connections: () => [live],
    leave: () => live.close(),
  };
}
