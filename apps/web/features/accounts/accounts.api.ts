import { accountsApi } from '@pailei/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';

import { signIn } from '../../app/session.ts';
import { api } from '../../shared/api/api.ts';

export type LoginForm = z.input<typeof accountsApi.login.body>;
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
