import { accountSecurityApi } from '@pailei/contracts/account-security';
import { accountsApi } from '@pailei/contracts/accounts';
import { emailVerificationApi } from '@pailei/contracts/email-verification';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

import { signIn } from '../../app/session.ts';
import { api } from '../../shared/api/api.ts';

export type LoginForm = z.input<typeof accountsApi.login.body>;
export type ForgotForm = z.input<typeof accountSecurityApi.forgotPassword.body>;
export type RegisterForm = z.input<typeof accountsApi.register.body>;

/** Both answer with a session and open it here; their errors belong to the form. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginForm) => api.call(accountsApi.login, { body }),
    onSuccess: ({ access_token, user }) => signIn(access_token, user),
    meta: { quiet: true },
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: RegisterForm) => api.call(accountsApi.register, { body }),
    onSuccess: ({ access_token, user }) => signIn(access_token, user),
    meta: { quiet: true },
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: ForgotForm) => api.call(accountSecurityApi.forgotPassword, { body }),
    meta: { quiet: true },
  });
}

/** Whether a link still works. Asked once: the answer of a moment ago will do until the form is sent. */
export function useResetToken(token: string | null) {
  return useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => api.call(accountSecurityApi.validateResetToken, { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Infinity,
  });
}

export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (new_password: string) => api.call(accountSecurityApi.resetPassword, { body: { token, new_password } }),
    meta: { quiet: true },
  });
}

/** How a link in a mail stands. Asked once: what it was when the page opened is what is confirmed. */
export function useEmailLink(token: string | null) {
  return useQuery({
    queryKey: ['email-link', token],
    queryFn: () => api.call(emailVerificationApi.check, { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Infinity,
  });
}

export function useVerifyEmail(token: string) {
  return useMutation({
    mutationFn: () => api.call(emailVerificationApi.verify, { body: { token } }),
    meta: { quiet: true },
  });
}
