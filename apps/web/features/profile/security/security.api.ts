import { accountSecurityApi } from '@pailei/contracts/account-security';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { refreshUser } from '../../../app/session.ts';
import { api } from '../../../shared/api/api.ts';

export type ChangePasswordForm = z.input<typeof accountSecurityApi.changePassword.body>;
export type ProofForm = z.input<typeof accountSecurityApi.totpDisable.body>;

const SESSIONS = ['account-sessions'];
const TOTP = ['account-totp'];

export function useSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: () => api.call(accountSecurityApi.sessions, {}), staleTime: 0 });
}

export function useTotp() {
  return useQuery({ queryKey: TOTP, queryFn: () => api.call(accountSecurityApi.totp, {}) });
}

/** A command on the own account, whose errors its form shows. What it changes is read anew. */
function useOwnCommand<Input, Data>(mutationFn: (input: Input) => Promise<Data>, changed: readonly string[]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => void queries.invalidateQueries({ queryKey: changed }),
    meta: { quiet: true },
  });
}

export const useChangePassword = () =>
  useOwnCommand((body: ChangePasswordForm) => api.call(accountSecurityApi.changePassword, { body }), SESSIONS);

export const useEnrolTotp = () =>
  useOwnCommand((password: string) => api.call(accountSecurityApi.totpEnrol, { body: { password } }), TOTP);

/** What somebody may do as staff can hang on it. */
async function withFreshRights<Data>(command: Promise<Data>): Promise<Data> {
  const data = await command;
  await refreshUser().catch(() => undefined);
  return data;
}

export const useConfirmTotp = () =>
  useOwnCommand((code: string) => withFreshRights(api.call(accountSecurityApi.totpConfirm, { body: { code } })), TOTP);

export const useDisableTotp = () =>
  useOwnCommand((body: ProofForm) => withFreshRights(api.call(accountSecurityApi.totpDisable, { body })), TOTP);

export const useRenewRecoveryCodes = () =>
  useOwnCommand((body: ProofForm) => api.call(accountSecurityApi.totpRecoveryCodes, { body }), TOTP);

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(accountSecurityApi.endSession, { params: { id } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => api.call(accountSecurityApi.logoutEverywhere, {}) });
}
