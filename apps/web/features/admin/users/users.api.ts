import { adminUsersApi, type AdminUserDetail } from '@pailei/contracts/admin-users';
import type { BodyInput, QueryInput } from '@pailei/contracts/endpoint';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';

export type UserQuery = QueryInput<typeof adminUsersApi.list>;
export type RoleBody = BodyInput<typeof adminUsersApi.setRole>;
export type SuspendBody = BodyInput<typeof adminUsersApi.suspend>;

export function useUsers(query: UserQuery) {
  return useQuery({
    queryKey: ['admin-users', query],
    queryFn: ({ signal }) => api.call(adminUsersApi.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useUserDetail(id: string) {
  return useQuery({
    queryKey: ['admin-user', id],
    queryFn: ({ signal }) => api.call(adminUsersApi.get, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** A deed on an account; its error belongs to the dialog that asks for the reason. */
function useDeed<Body>(id: string, act: (body: Body) => Promise<AdminUserDetail>) {
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
  return useDeed(id, (body: RoleBody) => api.call(adminUsersApi.setRole, { params: { id }, body }));
}

export function useSuspend(id: string) {
  return useDeed(id, (body: SuspendBody) => api.call(adminUsersApi.suspend, { params: { id }, body }));
}

const PLAIN_DEEDS = {
  unsuspend: adminUsersApi.unsuspend,
  log_out: adminUsersApi.logOutEverywhere,
  reset_totp: adminUsersApi.resetTotp,
};

/** A deed that asks for nothing but its reason. */
export type PlainDeed = keyof typeof PLAIN_DEEDS;

export function usePlainDeed(id: string, deed: PlainDeed) {
  return useDeed(id, (reason: string) => api.call(PLAIN_DEEDS[deed], { params: { id }, body: { reason } }));
}
