import { sessionsApi } from '@pailei/contracts/people/sessions/sessions.api';
import { secondFactorApi } from '@pailei/contracts/people/second-factor/second-factor.api';
import { passwordsApi } from '@pailei/contracts/people/passwords/passwords.api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';

import { refreshUser } from '../../../../shared/session/session.ts';
import { api } from '../../../../shared/api/api.ts';

export type ChangePasswordForm = z.input<typeof passwordsApi.changePassword.body>;
export type ProofForm = z.input<typeof secondFactorApi.totpDisable.body>;

const SESSIONS = ['account-sessions'];
const TOTP = ['account-totp'];

export function useSessions() {
  return useQuery({ queryKey: SESSIONS, queryFn: () => api.call(sessionsApi.sessions, {}), staleTime: 0 });
}

export function useTotp() {
  return useQuery({ queryKey: TOTP, queryFn: () => api.call(secondFactorApi.totp, {}) });
}

/** A command on the own account, whose errors its form shows. What it changes is fetched again. */
function useOwnCommand<Input, Data>(mutationFn: (input: Input) => Promise<Data>, changed: readonly string[]) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => void queries.invalidateQueries({ queryKey: changed }),
    meta: { quiet: true },
  });
}

export const useChangePassword = () =>
  useOwnCommand((body: ChangePasswordForm) => api.call(passwordsApi.changePassword, { body }), SESSIONS);

export const useEnrolTotp = () =>
  useOwnCommand((password: string) => api.call(secondFactorApi.totpEnrol, { body: { password } }), TOTP);

/** Rights of the staff may depend on it. */
async function withFreshRights<Data>(command: Promise<Data>): Promise<Data> {
  const data = await command;
  await refreshUser().catch(() => undefined);
  return data;
}

export const useConfirmTotp = () =>
  useOwnCommand((code: string) => withFreshRights(api.call(secondFactorApi.totpConfirm, { body: { code } })), TOTP);

export const useDisableTotp = () =>
  useOwnCommand((body: ProofForm) => withFreshRights(api.call(secondFactorApi.totpDisable, { body })), TOTP);

export const useRenewRecoveryCodes = () =>
  useOwnCommand((body: ProofForm) => api.call(secondFactorApi.totpRecoveryCodes, { body }), TOTP);

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(sessionsApi.endSession, { params: { id } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: SESSIONS }),
  });
}

export function useLogoutEverywhere() {
  return useMutation({ mutationFn: () => api.call(sessionsApi.logoutEverywhere, {}) });
}
