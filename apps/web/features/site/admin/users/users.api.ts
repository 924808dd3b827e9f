import { usersApi, type AdminUserDetail } from '@pailei/contracts/people/users/users.api';
import type { BodyInput, QueryInput } from '@pailei/contracts/http/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

export type UserQuery = QueryInput<typeof usersApi.list>;
export type RoleBody = BodyInput<typeof usersApi.setRole>;
export type SuspendBody = BodyInput<typeof usersApi.suspend>;

export function useUsers(query: UserQuery) {
  return useQuery({
    queryKey: ['admin-users', query],
    queryFn: ({ signal }) => api.call(usersApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useUserDetail(id: string) {
  return useQuery({
    queryKey: ['admin-user', id],
    queryFn: ({ signal }) => api.call(usersApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** An action on an account; the dialog that asks for the reason shows its error. */
function useUserAction<Body>(id: string, act: (body: Body) => Promise<AdminUserDetail>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (detail) => {
      queries.setQueryData(['admin-user', id], detail);
      return queries.invalidateQueries({ queryKey: ['admin-users'] });
    },
    meta: { quiet: true },
  });
}

export function useSetRole(id: string) {
  return useUserAction(id, (body: RoleBody) => api.call(usersApi.setRole, { params: { id }, body }));
}

export function useSuspend(id: string) {
  return useUserAction(id, (body: SuspendBody) => api.call(usersApi.suspend, { params: { id }, body }));
}

const REASON_ACTIONS = {
  unsuspend: usersApi.unsuspend,
  log_out: usersApi.logOutEverywhere,
  reset_totp: usersApi.resetTotp,
};

/** An action that needs nothing but a reason. */
export type ReasonAction = keyof typeof REASON_ACTIONS;

export function useReasonAction(id: string, action: ReasonAction) {
  return useUserAction(id, (reason: string) => api.call(REASON_ACTIONS[action], { params: { id }, body: { reason } }));
}
