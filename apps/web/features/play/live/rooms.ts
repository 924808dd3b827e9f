import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';

/** As many events as one page follows at once; the others are links. */
const FOLLOWED = 4;

/** Running events for the list of rooms: the one that is shown, then real ones before demos, the newest first. */
export function roomsOf(tournaments: readonly TournamentSummary[], shownId: string | null) {
  const running = tournaments
    .filter(({ status }) => status === 'running')
    .toSorted(
      (x, y) =>
        Number(y.id === shownId) - Number(x.id === shownId) ||
        Number(x.is_demo) - Number(y.is_demo) ||
        (y.started_at ?? '').localeCompare(x.started_at ?? '') ||
        x.id.localeCompare(y.id),
    );
  return { followed: running.slice(0, FOLLOWED), others: running.slice(FOLLOWED) };
}
