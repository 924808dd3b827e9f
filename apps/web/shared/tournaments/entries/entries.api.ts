import type { BodyInput } from '@pailei/contracts/http/endpoint';
import type { entriesApi } from '@pailei/contracts/play/entries/entries.api';
import { fieldApi } from '@pailei/contracts/play/pairings/field.api';
import { teamEventsApi } from '@pailei/contracts/play/team-events/team-events.api';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { tournamentsApi, type Entry, type EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../api/api.ts';
import { topicReaches } from '../../live/topics.ts';
import { usePersonal } from '../../live/useTopics.ts';
import { useAtomValue } from '../../state/jotai.ts';
import { userAtom } from '../../state/session.atoms.ts';

export type DecksBody = BodyInput<typeof tournamentsApi.submitDecks>;

/** What players do with a tournament and say nothing but the command's name. */
type PlayerCommand =
  | (typeof tournamentsApi)['register' | 'withdraw' | 'checkIn' | 'drop']
  | (typeof fieldApi)['undoDrop']
  | (typeof entriesApi)['declinePlace']
  | (typeof teamEventsApi)['checkIn'];

/**
 * Counts what changes the visitor's entries. Null until the live connection counts: what happened before that may have come
 * after the first answer, so all is asked once more then.
 */
const useEntryChanges = () => usePersonal().state?.entries_changed ?? null;

const LISTS = { account: tournamentsApi, team: teamEventsApi } as const;

/** The visitor's own tournaments; fetched again when one of their entries changes. Nothing for guests. */
export function useMyTournaments(entrants: EntrantKind = 'account') {
  const user = useAtomValue(userAtom);
  const changes = useEntryChanges();
  return useQuery({
    queryKey: ['my-tournaments', user?.id ?? null, entrants, changes],
    queryFn: ({ signal }) => api.call(LISTS[entrants].list, { query: { mine: 'true', limit: 100 }, signal }),
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

/** With a game id for the profile. Its error is shown at the field. */
export function useRegisterForEvent(id: string) {
  return useOwnCommand(
    id,
    (body: BodyInput<typeof tournamentsApi.register>) => api.call(tournamentsApi.register, { params: { id }, body }),
    { quiet: true },
  );
}

/** The team's entry with these players, or others in its roster. Its error is shown in the dialog. */
export function useSendRoster(id: string, isEntered: boolean) {
  const endpoint = isEntered ? teamEventsApi.changeRoster : teamEventsApi.enter;
  return useOwnCommand(id, (account_ids: string[]) => api.call(endpoint, { params: { id }, body: { account_ids } }), {
    quiet: true,
  });
}

function useOwnCommand<Input = void>(
  id: string,
  send: (input: Input) => Promise<EntryAnswer>,
  meta: { quiet?: boolean } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    meta,
    mutationFn: async (input: Input) => {
      const { entry, version } = await send(input);
      if (version !== null) await topicReaches(tournamentTopic.of(id), version);
      return entry;
    },
    onSuccess: (entry) => queries.setQueriesData<Entry>({ queryKey: ['entry', id] }, entry),
  });
}

/** Comes in after the start with these decks. Its errors are shown at the form's fields. */
export function useLateEntry(id: string) {
  return useOwnCommand(id, (body: DecksBody) => api.call(fieldApi.enterLate, { params: { id }, body }), {
    quiet: true,
  });
}

/** Its errors are shown at the form's fields. */
export function useSubmitDecks(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: DecksBody) => api.call(tournamentsApi.submitDecks, { params: { id }, body }),
    onSuccess: (entry) => queries.setQueriesData<Entry>({ queryKey: ['entry', id] }, entry),
    meta: { quiet: true },
  });
}
