import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

/** As many events as one page follows at once; the others are links. */
export const FOLLOWED = 4;

/** Running events for the list of rooms: the one that is shown, then real ones before demos, the newest first. */
export function runningRooms(tournaments: readonly TournamentSummary[], shownId: string | null): TournamentSummary[] {
  return tournaments
    .filter(({ status }) => status === 'running')
    .toSorted(
      (x, y) =>
        Number(y.id === shownId) - Number(x.id === shownId) ||
        Number(x.is_demo) - Number(y.is_demo) ||
        (y.started_at ?? '').localeCompare(x.started_at ?? '') ||
        x.id.localeCompare(y.id),
    );
}

/**
 * The events that are followed, each in a place that it keeps: one that is over leaves its place to the next that runs, or
 * stays. `before` are those that are shown now; a list that begins takes the first of `running`.
 */
export function heldRooms(before: readonly string[], running: readonly string[]): readonly string[] {
  const waiting = running.filter((id) => !before.includes(id));
  const kept = before.map((id) => (running.includes(id) ? id : (waiting.shift() ?? id)));
  const rooms = [...kept, ...waiting.slice(0, Math.max(0, FOLLOWED - kept.length))];
  const isSame = rooms.length === before.length && rooms.every((id, place) => id === before[place]);
  return isSame ? before : rooms;
}
