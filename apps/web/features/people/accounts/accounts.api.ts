import { passwordResetApi } from '@pailei/contracts/people/password-reset/password-reset.api';
import { loginApi } from '@pailei/contracts/people/login/login.api';
import { emailVerificationApi } from '@pailei/contracts/people/email-verification/email-verification.api';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';

import { signIn } from '../../../shared/session/session.ts';
import { api } from '../../../shared/api/api.ts';

export type LoginForm = z.input<typeof loginApi.login.body>;
export type ForgotForm = z.input<typeof passwordResetApi.forgotPassword.body>;
export type RegisterForm = z.input<typeof loginApi.register.body>;

/** Both answer with a session and open it here; their errors belong to the form. */
export function useLogin() {
  return useMutation({
    mutationFn: (body: LoginForm) => api.call(loginApi.login, { body }),
    onSuccess: ({ access_token, user }) => signIn(access_token, user),
    meta: { quiet: true },
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: RegisterForm) => api.call(loginApi.register, { body }),
    onSuccess: ({ access_token, user }) => signIn(access_token, user),
    meta: { quiet: true },
  });
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (body: ForgotForm) => api.call(passwordResetApi.forgotPassword, { body }),
    meta: { quiet: true },
  });
}

/** Whether a link still works. Asked once: the answer of a moment ago will do until the form is sent. */
export function useResetToken(token: string | null) {
  return useQuery({
    queryKey: ['reset-token', token],
    queryFn: () => api.call(passwordResetApi.validateResetToken, { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Infinity,
  });
}

export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: (new_password: string) => api.call(passwordResetApi.resetPassword, { body: { token, new_password } }),
    meta: { quiet: true },
  });
}

/** The state of a link in a mail. Fetched once: the state at the opening of the page is what is confirmed. */
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
