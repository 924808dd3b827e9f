import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { decksApi } from '@pailei/contracts/decks/decks/decks.api';
import { seekersApi } from '@pailei/contracts/people/teams/seekers.api';
import { teamsApi, type MyTeam } from '@pailei/contracts/people/teams/teams.api';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../shared/api/api.ts';
import { useRefresh } from '../../../shared/live/useRefresh.ts';
import { usePersonal } from '../../../shared/live/useTopics.ts';
import { useHallChanges } from './teams.live.ts';

const MINE = ['my-team'];
const HALL = ['team-hall'];
const SEEKERS = ['team-seekers'];
const MY_SEEKER = ['my-seeker'];

export type TeamBody = BodyInput<typeof teamsApi.create>;
export type TeamProfileBody = BodyInput<typeof teamsApi.update>;
export type SeekerBody = BodyInput<typeof seekersApi.save>;
type Page = { skip: number; limit: number };

/** One page of the hall; what is new in it is fetched at most once a second. */
export function useTeams(query: QueryInput<typeof teamsApi.hall>) {
  const { state, version } = useHallChanges();
  useRefresh(version, [HALL]);
  const list = useQuery({
    queryKey: [...HALL, query],
    queryFn: ({ signal }) => api.call(teamsApi.hall, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { list, changes: state.teams };
}

export function useSeekers(query: QueryInput<typeof seekersApi.list>) {
  const { state, version } = useHallChanges();
  useRefresh(version, [SEEKERS]);
  const list = useQuery({
    queryKey: [...SEEKERS, query],
    queryFn: ({ signal }) => api.call(seekersApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return { list, changes: state.seekers };
}

/** The visitor's own card as somebody who looks for a team. */
export function useMySeeker() {
  return useQuery({ queryKey: MY_SEEKER, queryFn: ({ signal }) => api.call(seekersApi.mine, { signal }) });
}

/** `null` takes the card down. */
export function useSaveSeeker() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SeekerBody | null) =>
      body === null ? api.call(seekersApi.remove, {}) : api.call(seekersApi.save, { body }),
    onSuccess: (mine) => queries.setQueryData(MY_SEEKER, mine),
    meta: { quiet: true },
  });
}

/** The visitor's team, or the one that waits for its review; a verdict comes over their own topic. */
export function useMyTeam() {
  const queries = useQueryClient();
  const changes = usePersonal().state?.account_changed;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: MINE });
  }, [queries, changes]);
  return useQuery({ queryKey: MINE, queryFn: ({ signal }) => api.call(teamsApi.mine, { signal }) });
}

/** A command whose answer is the visitor's new standing; its errors belong to whoever asks. */
export function useMyTeamCommand<Input>(run: (input: Input) => Promise<MyTeam>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: (mine) => queries.setQueryData(MINE, mine),
    meta: { quiet: true },
  });
}

/** Founds a team, or with an id sends a corrected one for review again. */
export function useSubmitTeam(id: string | null) {
  return useMyTeamCommand((body: TeamBody) =>
    id === null ? api.call(teamsApi.create, { body }) : api.call(teamsApi.resubmit, { params: { id }, body }),
  );
}

/** A command of one team that the live view shows; its errors belong to the dialog. */
export function useTeamCommand<Input, Output>(run: (input: Input) => Promise<Output>) {
  return useMutation({ mutationFn: run, meta: { quiet: true } });
}

/** The id of the stored image. */
export async function sendCrest(file: File, signal: AbortSignal): Promise<string> {
  return (await api.call(teamsApi.uploadCrest, { file, signal })).id;
}

/** `changed` counts the changes that the open list has to follow. */
export function useTeamHistory(id: string, changed: number, page: Page) {
  return useQuery({
    queryKey: ['team-history', id, changed, page],
    queryFn: ({ signal }) => api.call(teamsApi.history, { params: { id }, query: page, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Decks that members share; `changed` as for the history. */
export function useTeamDecks(id: string, changed: number, page: Page) {
  return useQuery({
    queryKey: ['team-decks', id, changed, page],
    queryFn: ({ signal }) => api.call(decksApi.ofTeam, { params: { id }, query: page, signal }),
    placeholderData: keepPreviousData,
  });
}
