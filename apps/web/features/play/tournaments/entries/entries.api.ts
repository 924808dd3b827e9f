import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { entriesApi } from '@pailei/contracts/play/entries/entries.api';
import { teamEntriesApi } from '@pailei/contracts/play/entries/team-entries.api';
import { foldEntries } from '@pailei/contracts/play/entries/entries.fold';
import { entriesTopic, type EntriesView } from '@pailei/contracts/play/entries/entries.topic';
import type { EntryTeam } from '@pailei/contracts/play/entries/entry-teams';
import { tournamentTopic } from '@pailei/contracts/play/tournaments/tournament.topic';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import type { TournamentState } from '@pailei/domain/tournament/types';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { acceptAnswer } from '../../../../shared/live/topics.ts';
import { useLiveTopic } from '../../../../shared/live/useLiveTopic.ts';
import { saveFile } from '../../../../shared/ui/actions/save-file.ts';

const LIST = ['entries'];
const notesKey = (id: string) => ['participant-notes', id];
const NO_CHANGES: EntriesView = {};

/** Follows the entries of all events, whoever made or answered them; the shown ones are fetched again. */
export function useEntryChanges(): void {
  const queries = useQueryClient();
  const { version } = useLiveTopic(entriesTopic.of(), { initial: NO_CHANGES, fold: foldEntries });
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: LIST });
  }, [queries, version]);
}

export function useEntries(query: QueryInput<typeof entriesApi.list>) {
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => api.call(entriesApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Its error belongs to whoever asked. */
function useQuietly<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => queries.invalidateQueries({ queryKey: LIST }),
    meta: { quiet: true },
  });
}

/** Approves or rejects many; each has its own result. */
export const useAnswerEntries = () =>
  useQuietly((body: BodyInput<typeof entriesApi.answer>) => api.call(entriesApi.answer, { body }));

export const useAddEntrant = (id: string) =>
  useQuietly((body: BodyInput<typeof entriesApi.add>) => api.call(entriesApi.add, { params: { id }, body }));

export const usePreviewImport = (id: string) =>
  useQuietly((csv: string) => api.call(entriesApi.previewImport, { params: { id }, body: { csv } }));

type Imported = { ids: string[]; reason: string };

/** Those who were chosen of a list: accounts, or teams. */
export const useImport = (id: string, kind: EntrantKind) =>
  useQuietly(({ ids, reason }: Imported) =>
    kind === 'team'
      ? api.call(teamEntriesApi.import, { params: { id }, body: { team_ids: ids, reason } })
      : api.call(entriesApi.import, { params: { id }, body: { account_ids: ids, reason } }),
  );

export const useAddTeam = (id: string) =>
  useQuietly((body: BodyInput<typeof teamEntriesApi.add>) => api.call(teamEntriesApi.add, { params: { id }, body }));

const NO_TEAMS: ReadonlyMap<string, EntryTeam> = new Map();

/** The teams of an event by their entries, as they are today; none in an event of accounts. Read anew when entries come or go. */
export function useEventTeams(event: TournamentState | null): ReadonlyMap<string, EntryTeam> {
  const { id = '', settings, participants = {} } = event ?? {};
  const { data } = useQuery({
    queryKey: [...LIST, 'teams', id, Object.keys(participants).length],
    queryFn: ({ signal }) => api.call(teamEntriesApi.teams, { params: { id }, signal }),
    select: ({ items }) => new Map(items.map(({ participant_id, team }) => [participant_id, team])),
    placeholderData: keepPreviousData,
    enabled: settings?.team !== undefined,
    staleTime: 0,
  });
  return data ?? NO_TEAMS;
}

/** Its error belongs to the dialog that asks for the reason. */
export function useMoveOnWaitlist(id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof entriesApi.moveOnWaitlist>) =>
      api.call(entriesApi.moveOnWaitlist, { params: { id }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}

/** The same. */
export function useExtendCheckIn(id: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof entriesApi.extendCheckIn>) =>
      api.call(entriesApi.extendCheckIn, { params: { id }, body }),
    onSuccess: ({ tournament, version }) => acceptAnswer(tournamentTopic.of(id), tournament, version),
    meta: { quiet: true },
  });
}

export function useParticipantsCsv(id: string) {
  return useMutation({
    mutationFn: () => api.file(entriesApi.csv, { params: { id } }),
    onSuccess: (file) => saveFile(file, `participants-${id}.csv`),
  });
}

/** What the staff have noted of the participants of an event. */
export function useNotes(id: string) {
  return useQuery({
    queryKey: notesKey(id),
    queryFn: ({ signal }) => api.call(entriesApi.notes, { params: { id }, signal }),
    staleTime: 0,
  });
}

export function useAddNote(id: string, participantId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      api.call(entriesApi.addNote, { params: { id, participant_id: participantId }, body: { text } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: notesKey(id) }),
    meta: { quiet: true },
  });
}
