import type { TournamentState } from '@pailei/domain/tournament/types';
import type { LiveClient } from '@pailei/live/feed-client';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { View } from '../check/view.ts';

export type LiveSource = {
  watch: (...args: Parameters<LiveClient['watch']>) => void;
  /** How the connection is, in words. */
  state: () => object;
};

/** Follows a tournament and every match of it from the moment it is paired. Returns the views, which grow. */
export function followTournament(
  live: LiveSource,
  id: string,
  onFault: (fault: string) => void,
): ReadonlyMap<string, View> {
  const views = new Map<string, View>();

  function follow(topic: string, onChange: (view: View) => void): void {
    if (views.has(topic)) return;
    const view = new View(topic, onFault);
    views.set(topic, view);
    live.watch(topic, {
      onSnapshot(state, version) {
        view.onSnapshot(state, version);
        onChange(view);
      },
      onEvents(events) {
        view.onEvents(events);
        onChange(view);
      },
      onStatus: (status) => view.onStatus(status),
    });
  }

  follow(tournamentTopic.of(id), ({ state }) => {
    const matchIds = Object.keys((state as TournamentState | undefined)?.match_index ?? {});
    for (const matchId of matchIds) follow(matchTopic.of(matchId), () => undefined);
  });
  return views;
}
