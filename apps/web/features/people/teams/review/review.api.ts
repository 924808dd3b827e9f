import type { QueryInput } from '@pailei/contracts/http/endpoint';
import { teamReviewApi } from '@pailei/contracts/people/teams/team-review.api';
import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';
import type { TeamReviewView } from '@pailei/contracts/people/teams/team-review.topic';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { api } from '../../../../shared/api/api.ts';
import { useReviewChanges } from '../teams.live.ts';

const LIST = ['reviewed-teams'];
const DETAIL = ['reviewed-team'];

/** Follows all teams, whoever founded or answered them; the shown ones are fetched again. */
export function useFollowedReviews(): TeamReviewView {
  const queries = useQueryClient();
  const { state, version } = useReviewChanges();
  useEffect(() => {
    for (const queryKey of [LIST, DETAIL]) void queries.invalidateQueries({ queryKey });
  }, [queries, version]);
  return state;
}

export function useReviewedTeams(query: QueryInput<typeof teamReviewApi.list>) {
  return useQuery({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => api.call(teamReviewApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useReviewedTeam(id: string) {
  return useQuery({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api.call(teamReviewApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** An action of the staff; in any case the page then shows how the team really stands. */
function useReview<Input>(id: string, act: (input: Input) => Promise<ReviewedTeam>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (team) => queries.setQueryData([...DETAIL, id], team),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: [...DETAIL, id] });
      void queries.invalidateQueries({ queryKey: LIST });
    },
    meta: { quiet: true },
  });
}

export function useApproveTeam(id: string) {
  return useReview(id, () => api.call(teamReviewApi.approve, { params: { id } }));
}

const REASON_ACTIONS = {
  reject: teamReviewApi.reject,
  remove_crest: teamReviewApi.removeCrest,
  disband: teamReviewApi.disband,
} as const;
/** An action that needs nothing but a reason. */
export type ReasonAction = keyof typeof REASON_ACTIONS;

export function useReasonAction(id: string, action: ReasonAction) {
  return useReview(id, (reason: string) => api.call(REASON_ACTIONS[action], { params: { id }, body: { reason } }));
}

export function useRenameTeam(id: string) {
  return useReview(id, (body: { name: string; tag: string; reason: string }) =>
    api.call(teamReviewApi.rename, { params: { id }, body }),
  );
}

/** `name`: where another team has taken its own. */
export function useRestoreTeam(id: string) {
  return useReview(id, (body: { reason: string; name?: string }) =>
    api.call(teamReviewApi.restore, { params: { id }, body }),
  );
}

export function useReplaceCaptain(id: string) {
  return useReview(id, (body: { account_id: string; reason: string }) =>
    api.call(teamReviewApi.handOver, { params: { id }, body }),
  );
}
