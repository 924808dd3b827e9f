import { foldPersonal } from '@pailei/contracts/features/personal.fold';
import { personalTopic, type OpenMatch, type Personal } from '@pailei/contracts/features/personal.topic';
import type { LiveClient } from '@pailei/live/feed-client';

/** Calls back for every match that waits for a player, once for as long as it does; `closed` is aborted when it does no more. */
export function followOpenMatches(
  live: Pick<LiveClient, 'watch'>,
  userId: string,
  onOpen: (match: OpenMatch, closed: AbortSignal) => void,
): () => void {
  let personal: Personal | undefined;
  const open = new Map<string, AbortController>();

  function look(matches: readonly OpenMatch[]): void {
    const waiting = new Set(matches.map(({ match_id }) => match_id));
    for (const [id, controller] of open) {
      if (waiting.has(id)) continue;
      open.delete(id);
      controller.abort();
    }
    for (const match of matches) {
      if (open.has(match.match_id)) continue;
      const controller = new AbortController();
      open.set(match.match_id, controller);
      onOpen(match, controller.signal);
    }
  }

  return live.watch(personalTopic.of(userId), {
    onSnapshot(snapshot) {
      personal = snapshot;
      look(personal.open_matches);
    },
    onEvents(events) {
      personal = personal && events.reduce(foldPersonal, personal);
      look(personal?.open_matches ?? []);
    },
  });
}
