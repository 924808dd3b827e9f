import { foldTournamentTopic } from '@pailei/contracts/play/tournaments/tournament.fold';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { LiveClient } from '@pailei/live/feed-client';
import type { SiteClient } from '../connections/site-client.ts';
import { isEqual, type Comparison } from './compare.ts';

/** Folds an event's live topic as the browser does, and hands over every new state. `compare` holds the last one against the server. */
export function followTournament(
  live: Pick<LiveClient, 'watch'>,
  site: SiteClient,
  { id, onState }: { id: string; onState: (state: TournamentState) => void },
): { compare: () => Promise<Comparison> } {
  let tournament: TournamentState | undefined;
  const look = (state: TournamentState) => {
    tournament = state;
    onState(state);
  };

  live.watch(tournamentTopic.of(id), {
    onSnapshot: (snapshot) => look(snapshot),
    onEvents(events) {
      if (tournament) look(events.reduce(foldTournamentTopic, tournament));
    },
  });

  return {
    async compare() {
      const served = await site.call(tournamentsApi.get, { params: { id } });
      return { topic: tournamentTopic.of(id), isEqual: isEqual(tournament, served.tournament) };
    },
  };
}
