import type { BodyInput, QueryInput } from '@pailei/contracts/endpoint';
import { tournamentsApi, type Entry, type EntryAnswer } from '@pailei/contracts/tournaments';
import { tournamentTopic } from '@pailei/live/topics';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../shared/api/api.ts';
import { acceptAnswer, topicReaches } from '../../shared/live/topics.ts';
import { usePersonal } from '../../shared/live/useTopics.ts';
import { useAtomValue } from '../../shared/state/jotai.ts';
import { userAtom } from '../../shared/state/session.atoms.ts';

export type ListQuery = QueryInput<typeof tournamentsApi.list>;
export type NewTournamentBody = BodyInput<typeof tournamentsApi.create>;
export type DecksBody = BodyInput<typeof tournamentsApi.submitDecks>;

/** What players and staff do with a tournament and say nothing but the command's name. */
type PlayerCommand = (typeof tournamentsApi)['register' | 'withdraw' | 'checkIn' | 'drop'];
type StaffCommand = (typeof tournamentsApi)['openRegistration' | 'start' | 'advance'];

export function useTournamentList(query: ListQuery) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['tournaments', user?.id ?? null, query],
    queryFn: ({ signal }) => api.call(tournamentsApi.list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Counts what changes the visitor's entries. Null until the live connection counts: what happened before that may have come
 * after the first answer, so all is asked once more then.
 */
const useEntryChanges = () => usePersonal().state?.entries_changed ?? null;

/** The visitor's own tournaments; asked anew when one of their entries changes. Nothing for guests. */
export function useMyTournaments() {
  const user = useAtomValue(userAtom);
  const changes = useEntryChanges();
  return useQuery({
    queryKey: ['my-tournaments', user?.id ?? null, changes],
    queryFn: ({ signal }) => api.call(tournamentsApi.list, { query: { mine: 'true', limit: 100 }, signal }),
    enabled: user !== null,
    placeholderData: keepPreviousData,
  });
}

/** The visitor's own entry with the decks they handed in. */
export function useEntry(tournamentId: string, isWanted = true) {
  const user = useAtomValue(userAtom);
  const changes = useEntryChanges();
  return useQuery({
    queryKey: ['entry', tournamentId, user?.id ?? null, changes],
    queryFn: ({ signal }) => api.call(tournamentsApi.entry, { params: { id: tournamentId }, signal }),
    enabled: isWanted && user !== null,
    placeholderData: keepPreviousData,
  });
}

/** A player's own command; it is over when the page shows what it did. */
export function usePlayerCommand(endpoint: PlayerCommand, id: string) {
  return useOwnCommand(id, () => api.call(endpoint, { params: { id }, body: {} }));
}

/** With a game id for the profile. Its error stands at the field. */
export function useRegisterForEvent(id: string) {
  return useOwnCommand(
    id,
    (body: BodyInput<typeof tournamentsApi.register>) => api.call(tournamentsApi.register, { params: { id }, body }),
    { quiet: true },
  );
}

function useOwnCommand<Given = void>(
  id: string,
  send: (given: Given) => Promise<EntryAnswer>,
  meta: { quiet?: boolean } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    meta,
    mutationFn: async (given: Given) => {
      const { entry, version } = await send(given);
      if (version !== null) await topicReaches(tournamentTopic(id), version);
      return entry;
    },
    onSuccess: (entry) => queries.setQueriesData<Entry>({ queryKey: ['entry', id] }, entry),
  });
}

export function useTournamentCommand(endpoint: StaffCommand, id: string) {
  return useMutation({
    mutationFn: () => api.call(endpoint, { params: { id }, body: {} }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
  });
}

export function useOpenCheckIn(id: string) {
  return useMutation({
    mutationFn: (seconds: number) => api.call(tournamentsApi.openCheckIn, { params: { id }, body: { seconds } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useCancelTournament(id: string) {
  return useMutation({
    mutationFn: (reason: string) => api.call(tournamentsApi.cancel, { params: { id }, body: { reason } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
    meta: { quiet: true },
  });
}

/** A referee's or organiser's word on one entrant. */
export function useEntrantCommand(command: 'approve' | 'reinstate', id: string, participantId: string) {
  return useMutation({
    mutationFn: () => api.call(tournamentsApi[command], { params: { id, participant_id: participantId }, body: {} }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useEntrantVerdict(
  command: 'reject' | 'dropParticipant' | 'disqualify' | 'unlockDecks',
  id: string,
  participantId: string,
) {
  return useMutation({
    mutationFn: (reason: string) =>
      api.call(tournamentsApi[command], { params: { id, participant_id: participantId }, body: { reason } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
    meta: { quiet: true },
  });
}

/** Frozen copies of these decks in the place of what the entrant handed in. Its errors stand at the form's fields. */
export function useEnterDecks(id: string, participantId: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof tournamentsApi.enterDecks>) =>
      api.call(tournamentsApi.enterDecks, { params: { id, participant_id: participantId }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
    meta: { quiet: true },
  });
}

/** The match that the home page and the overlay show while it lives; null takes it back. */
export function useFeatureMatch(id: string) {
  return useMutation({
    mutationFn: (matchId: string | null) =>
      api.call(tournamentsApi.feature, { params: { id }, body: { match_id: matchId } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic(id), tournament, version),
  });
}

export function useCreateTournament() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewTournamentBody) => api.call(tournamentsApi.create, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['tournaments'] }),
    meta: { quiet: true },
  });
}

/** Its errors stand at the form's fields. */
export function useSubmitDecks(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DecksBody) => api.call(tournamentsApi.submitDecks, { params: { id }, body }),
    onSuccess: (entry) => queries.setQueriesData<Entry>({ queryKey: ['entry', id] }, entry),
    meta: { quiet: true },
  });
}
