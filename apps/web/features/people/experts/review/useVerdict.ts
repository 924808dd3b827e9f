import { expertsApi, type ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiError } from '../../../../shared/api/api-error.ts';
import { api } from '../../../../shared/api/api.ts';
import { messageOf } from '../../../../shared/api/error-text.ts';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { detailKey, LIST } from './review.api.ts';
import { DONE_TEXTS, TOO_LATE, type ReasonedVerdict } from './review-texts.ts';

/** A verdict whose reason is asked for. */
export type AskedVerdict = { verdict: ReasonedVerdict; application: ReviewedApplication };

type Given = { verdict: 'approve' } | { verdict: ReasonedVerdict; reason: string };

function send(id: string, given: Given): Promise<ReviewedApplication> {
  const params = { id };
  switch (given.verdict) {
    case 'approve':
      return api.call(expertsApi.approve, { params });
    case 'reject':
      return api.call(expertsApi.reject, { params, body: { reason: given.reason } });
    case 'revoke':
      return api.call(expertsApi.revoke, { params, body: { reason: given.reason } });
    default:
      return given satisfies never;
  }
}

const isTooLate = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

/** Answers an application and tells the admin; in any case the page then shows its true state. `onDone` also when another admin was first. */
export function useVerdict({ id, username }: ReviewedApplication, onDone?: () => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (given: Given) => send(id, given),
    onSuccess(application, { verdict }) {
      queries.setQueryData(detailKey(id), application);
      toast.success(DONE_TEXTS[verdict](username));
      onDone?.();
    },
    onError(failed, { verdict }) {
      if (isTooLate(failed)) toast.error(TOO_LATE);
      else if (verdict === 'approve') toast.error(messageOf(failed));
      if (isTooLate(failed)) onDone?.();
    },
    onSettled() {
      void queries.invalidateQueries({ queryKey: detailKey(id) });
      void queries.invalidateQueries({ queryKey: LIST });
    },
    meta: { quiet: true },
  });
  return { give: mutate, isPending, error };
}
