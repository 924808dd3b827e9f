import type { BodyInput } from '@pailei/contracts/http/endpoint';
import { pointsApi, type PointsEntry, type StaffPointsEntry } from '@pailei/contracts/shop/points/points.api';
import type { PointsKind } from '@pailei/contracts/shop/points/points-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { useKeyedCall } from '../api/useKeyedCall.ts';
import { usePersonal } from '../live/useTopics.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';

const POINTS = 'points';
type Statement = { items: (PointsEntry & Partial<StaffPointsEntry>)[]; total: number; balance: number };
export type StatementPage = { skip: number; limit: number; kind: PointsKind | null };

/** A page of a ledger with the balance: the visitor's own, which follows every change, or as an admin another user's. */
export function useStatement(userId: string | null, { kind, ...page }: StatementPage) {
  const visitor = useAtomValue(userAtom)?.id ?? null;
  const balance = usePersonal().state?.points_balance ?? null;
  const query = { ...page, ...(kind && { kind }) };
  return useQuery({
    queryKey: [POINTS, userId ?? visitor, query, userId === null ? balance : null],
    queryFn: async ({ signal }): Promise<Statement> =>
      userId === null
        ? api.call(pointsApi.mine, { query, signal })
        : api.call(pointsApi.ofUser, { params: { id: userId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The same adjustment tried again keeps its key, so that it is made once; its errors are shown at the form's fields. */
export function useAdjustPoints(userId: string) {
  const queries = useQueryClient();
  const { keyOf, forget } = useKeyedCall();
  return useMutation({
    mutationFn: (body: BodyInput<typeof pointsApi.adjust>) =>
      api.retry(pointsApi.adjust, { params: { id: userId }, body, idempotencyKey: keyOf(body) }),
    onSuccess: () => {
      forget();
      return queries.invalidateQueries({ queryKey: [POINTS, userId] });
    },
    meta: { quiet: true },
  });
}
