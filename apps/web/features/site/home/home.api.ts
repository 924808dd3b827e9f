import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useLobby, usePersonal } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { endMark } from '../../../shared/tournaments/schedule.ts';

/** The schemas behind the calls are not needed before the first paint. */
const loadCalls = () => import('./leaderboard.calls.ts');

/** The players of the last 90 days; fetched again when a tournament ends. */
export function useLeaderboard(limit: number) {
  const user = useAtomValue(userAtom);
  const mark = useEndMark();
  return useQuery({
    queryKey: ['leaderboard', user?.id ?? null, limit, mark],
    queryFn: async ({ signal }) => (await loadCalls()).readLeaderboard(limit, signal),
    enabled: mark !== null,
    placeholderData: keepPreviousData,
  });
}

/** The last champions; fetched again when a tournament ends. */
export function useChampions() {
  const mark = useEndMark();
  return useQuery({
    queryKey: ['champions', mark],
    queryFn: async ({ signal }) => (await loadCalls()).readChampions(signal),
    enabled: mark !== null,
    placeholderData: keepPreviousData,
  });
}

/** The running season with the first rows of its table as they were when the page was opened. */
export function useSeasonTop() {
  return useQuery({
    queryKey: ['season-top'],
    queryFn: async ({ signal }) =>
      (await import('./season-top.calls.ts')).readSeasonTop(new Date().toISOString(), signal),
  });
}

/** The tournaments the visitor is in; fetched again when one of their entries changes. Undefined for guests. */
export function useMyTournamentIds(): ReadonlySet<string> | undefined {
  const user = useAtomValue(userAtom);
  const changes = usePersonal().state?.entries_changed ?? 0;
  return useQuery({
    queryKey: ['my-tournament-ids', user?.id ?? null, changes],
    queryFn: async ({ signal }) => (await loadCalls()).readMyTournamentIds(signal),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  }).data;
}

function useEndMark(): string | null {
  const lobby = useLobby().state;
  return lobby && endMark(lobby.tournaments);
}
