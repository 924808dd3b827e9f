import { decklistsCsv, decklistsJson, tournamentDecksApi } from '@pailei/contracts/play/decklists/decklists.api';
import type { QueryInput } from '@pailei/contracts/http/endpoint';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';
import { decklistsVersion, statisticsVersion } from '../../../../shared/decklists/lists.ts';

export type ListsQuery = QueryInput<typeof tournamentDecksApi.list>;

/** The decklists of all participants, paged; fetched again as soon as the lists open, and when some were replaced. */
export function useDecklists(tournament: TournamentState, query: ListsQuery) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['decklists', tournament.id, user?.id ?? null, decklistsVersion(tournament, user), query],
    queryFn: ({ signal }) => api.call(tournamentDecksApi.list, { params: { id: tournament.id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** All cards of one entrant's decks. */
export function useEntrantLists(tournament: TournamentState, participantId: string) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['entrant-lists', tournament.id, participantId, user?.id ?? null, decklistsVersion(tournament, user)],
    queryFn: ({ signal }) =>
      api.call(tournamentDecksApi.ofEntrant, { params: { id: tournament.id, participant_id: participantId }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The decks of a match with their cards. */
export function useMatchLists(tournament: TournamentState, matchId: string) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['match-lists', matchId, user?.id ?? null, decklistsVersion(tournament, user)],
    queryFn: ({ signal }) => api.call(tournamentDecksApi.ofMatch, { params: { id: matchId }, signal }),
  });
}

/** Results of classes and decks; fetched again after every round. */
export function useFieldStatistics(tournament: TournamentState) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['field-statistics', tournament.id, user?.id ?? null, statisticsVersion(tournament, user)],
    queryFn: ({ signal }) => api.call(tournamentDecksApi.statistics, { params: { id: tournament.id }, signal }),
    placeholderData: keepPreviousData,
  });
}

const FILES = { csv: decklistsCsv, json: decklistsJson } as const;

/** Saves all lists as a file of this kind. */
export function useExportLists({ id, name }: Pick<TournamentState, 'id' | 'name'>) {
  return useMutation({
    mutationFn: (kind: keyof typeof FILES) => api.file(FILES[kind], { params: { id } }),
    onSuccess: (file, kind) => saveFile(file, `${name}-参赛卡组.${kind}`),
  });
}
