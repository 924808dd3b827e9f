import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { entriesApi } from '@pailei/contracts/play/entries/entries.api';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { acceptAnswer } from '../../../shared/live/topics.ts';
import { useAtomValue } from '../../../shared/state/jotai.ts';
import { userAtom } from '../../../shared/state/session.atoms.ts';

export type ListQuery = QueryInput<typeof tournamentsApi.list>;

/** What staff do with a tournament and say nothing but the command's name. */
type StaffCommand = (typeof tournamentsApi)['openRegistration' | 'start' | 'advance'];

const LISTS = { account: tournamentsApi, team: teamEventsApi } as const;

export function useTournamentList(query: ListQuery, entrants: EntrantKind) {
  const user = useAtomValue(userAtom);
  return useQuery({
    queryKey: ['tournaments', user?.id ?? null, entrants, query],
    queryFn: ({ signal }) => api.call(LISTS[entrants].list, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useTournamentCommand(endpoint: StaffCommand, id: string) {
  return useMutation({
    mutationFn: () => api.call(endpoint, { params: { id }, body: {} }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
  });
}

export function useOpenCheckIn(id: string) {
  return useMutation({
    mutationFn: (seconds: number) => api.call(tournamentsApi.openCheckIn, { params: { id }, body: { seconds } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
  });
}

/** Its error belongs to the dialog that asks for the reason. */
export function useCancelTournament(id: string) {
  return useMutation({
    mutationFn: (reason: string) => api.call(tournamentsApi.cancel, { params: { id }, body: { reason } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}

/** A referee's or organiser's decision on one participant. */
export function useEntrantCommand(command: 'approve' | 'reinstate', id: string, participantId: string) {
  return useMutation({
    mutationFn: () => api.call(tournamentsApi[command], { params: { id, participant_id: participantId }, body: {} }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
  });
}

/** The whole entry, or one player of a team. The live view shows it. */
export function useCheckInOther(id: string, participantId: string) {
  return useMutation({
    mutationFn: (accountId: string | null) =>
      api.call(entriesApi.checkInOther, {
        params: { id, participant_id: participantId },
        body: accountId === null ? {} : { account_id: accountId },
      }),
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
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}

/** Frozen copies of these decks instead of the participant's own submission. Its errors are shown at the form's fields. */
export function useEnterDecks(id: string, participantId: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof tournamentsApi.enterDecks>) =>
      api.call(tournamentsApi.enterDecks, { params: { id, participant_id: participantId }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}

/** The match that the home page and the overlay show while it lives; null takes it back. */
export function useFeatureMatch(id: string) {
  return useMutation({
    mutationFn: (matchId: string | null) =>
      api.call(tournamentsApi.feature, { params: { id }, body: { match_id: matchId } }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
  });
}
