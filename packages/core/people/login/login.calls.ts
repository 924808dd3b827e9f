import { loginApi } from '@pailei/contracts/people/login/login.api';
import { LOGIN_LIMIT, REGISTER_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { Client } from '../sessions/open-session.ts';
import type { LoginLimit } from './login-limit.ts';
import type { LoginService } from './login.service.ts';

type Needs = { login: LoginService; limitLogin: LoginLimit };

export const loginCalls = ({ login, limitLogin }: Needs): readonly HttpCall[] => [
  call(loginApi.register, (one) => login.register(one.body, clientOf(one)), {
    rateLimit: REGISTER_LIMIT,
    pageSession: 'begins',
  }),
  call(
    loginApi.login,
    async (one) => {
      const subject = await login.loginSubject(one.body.username);
      return limitLogin({ subject, ip: one.ip }, () => login.login(one.body, clientOf(one)));
    },
    { rateLimit: LOGIN_LIMIT, pageSession: 'begins' },
  ),
  call(loginApi.me, ({ actor }) => login.me(actor)),
  call(loginApi.logout, ({ actor }) => login.logout(actor), { pageSession: 'ends' }),
];

const clientOf = ({ ip, userAgent }: Client): Client => ({ ip, userAgent });
