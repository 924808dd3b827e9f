import { foldSeason } from '@pailei/contracts/play/seasons/season.fold';
import { seasonTopic } from '@pailei/contracts/play/seasons/season.topic';
import type { SeasonView, Standing } from '@pailei/contracts/play/seasons/season-views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';

import { ServerScopeContext } from '../../../shared/first-view/server-scope.ts';
import { useLiveTopic } from '../../../shared/live/useLiveTopic.ts';
import { useLobby, usePersonal } from '../../../shared/live/useTopics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';
import { endMark } from '../../../shared/tournaments/schedule.ts';
import { SEASON_TOP_LENGTH } from './season-top-length.ts';

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

/** Those rows, live; null until the first snapshot. The rendered page carries what was read, not the whole topic. */
export function useSeasonRows(number: number): readonly Standing[] | null {
  const isOnServer = useContext(ServerScopeContext) !== null;
  const topic = isOnServer ? null : seasonTopic.of(String(number));
  const view = useLiveTopic<SeasonView, null>(topic, { initial: null, fold: foldSeason }).state;
  return view && view.tables.account.rows.slice(0, SEASON_TOP_LENGTH);
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
