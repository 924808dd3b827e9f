import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import {
  teamApplicationsApi,
  teamInvitationsApi,
  teamLinksApi,
} from '@pailei/contracts/people/teams/team-requests.api';
import type { TeamRequest } from '@pailei/contracts/people/teams/team-views';
import type { RequestKind } from '@pailei/domain/teams/types';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { usePersonal } from '../../../../shared/live/useTopics.ts';
import { useTeamInside } from '../../../../shared/live/useTeamTopics.ts';

const REQUESTS = ['team-requests'];
const LINKS = ['team-links'];

type RequestQuery = QueryInput<typeof teamApplicationsApi.mine>;
const ENDPOINTS = { application: teamApplicationsApi, invitation: teamInvitationsApi } as const;

/**
 * The visitor's own applications, or the invitations that they got. Asked again when the topic is there, which may know of one
 * that the first answer does not have yet.
 */
export function useMyRequests(kind: RequestKind, query: RequestQuery) {
  const changed = usePersonal().state?.team_requests_changed ?? null;
  return useQuery({
    queryKey: [...REQUESTS, 'mine', kind, query, changed],
    queryFn: ({ signal }) => api.call(ENDPOINTS[kind].mine, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What players ask of a team, or what it has offered them. */
export function useTeamRequests(kind: RequestKind, teamId: string, query: RequestQuery) {
  const inside = useTeamInside(teamId).state;
  const changed = (kind === 'application' ? inside?.applications : inside?.invitations)?.changed ?? null;
  return useQuery({
    queryKey: [...REQUESTS, teamId, kind, query, changed],
    queryFn: ({ signal }) => api.call(ENDPOINTS[kind].ofTeam, { params: { id: teamId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const APPLIED = { status: 'pending', skip: 0, limit: 100 } as const;

/** The teams that the visitor waits for an answer of. */
export function useAppliedTeams(): ReadonlySet<string> {
  const { data } = useMyRequests('application', APPLIED);
  return new Set(data?.items.map(({ team }) => team.id));
}

/** A command about one request; whatever becomes of it, the lists then show how it stands. */
function useRequestCommand<Input>(run: (input: Input) => Promise<TeamRequest>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => queries.invalidateQueries({ queryKey: REQUESTS }),
    meta: { quiet: true },
  });
}

export function useApply(teamId: string) {
  return useRequestCommand((message: string) =>
    api.call(teamApplicationsApi.apply, { params: { id: teamId }, body: { message } }),
  );
}

export function useInvite(teamId: string) {
  return useRequestCommand((body: BodyInput<typeof teamInvitationsApi.invite>) =>
    api.call(teamInvitationsApi.invite, { params: { id: teamId }, body }),
  );
}

export type RequestAnswer = 'accept' | 'withdraw';

export function useAnswer({ id, kind }: Pick<TeamRequest, 'id' | 'kind'>) {
  return useRequestCommand((answer: RequestAnswer) => api.call(ENDPOINTS[kind][answer], { params: { id } }));
}

/** An application is rejected with a reason; an invitation needs none. */
export function useReject({ id, kind }: Pick<TeamRequest, 'id' | 'kind'>) {
  return useRequestCommand((reason: string) =>
    kind === 'application'
      ? api.call(teamApplicationsApi.reject, { params: { id }, body: { reason } })
      : api.call(teamInvitationsApi.reject, { params: { id } }),
  );
}

export function useTeamLinks(teamId: string) {
  const changed = useTeamInside(teamId).state?.invitations.changed ?? null;
  return useQuery({
    queryKey: [...LINKS, teamId, changed],
    queryFn: ({ signal }) => api.call(teamLinksApi.list, { params: { id: teamId }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useCreateLink(teamId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof teamLinksApi.create>) =>
      api.call(teamLinksApi.create, { params: { id: teamId }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: LINKS }),
    meta: { quiet: true },
  });
}

export function useRevokeLink(teamId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => api.call(teamLinksApi.revoke, { params: { id: teamId, link_id: linkId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: LINKS }),
  });
}

/** Which team a link leads to; null as token asks nothing. */
export function useLinkedTeam(token: string | null) {
  return useQuery({
    queryKey: ['team-link', token],
    queryFn: ({ signal }) => api.call(teamLinksApi.look, { body: { token: token ?? '' }, signal }),
    enabled: token !== null,
    retry: false,
  });
}
