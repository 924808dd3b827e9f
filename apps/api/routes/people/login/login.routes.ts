import { loginApi } from '@pailei/contracts/people/login/login.api';
import type { LoginService } from '@pailei/core/people/login';
import type { Client } from '@pailei/core/people/sessions';
import type { FastifyInstance } from 'fastify';
import type { LoginLimit } from '../../../limits/login-limit.ts';
import { LOGIN_LIMIT, REGISTER_LIMIT } from '../../../plugins/rate-limit.ts';
import { route } from '../../../http/routing.ts';
import type { PageSessions } from '../../../first-view/page-session.ts';

type Options = { limitLogin: LoginLimit; pageSessions: PageSessions };

export function loginRoutes(app: FastifyInstance, login: LoginService, { limitLogin, pageSessions }: Options): void {
  const answering = pageSessions.begin;
  route(app, loginApi.register, (call) => login.register(call.body, clientOf(call)), {
    rateLimit: REGISTER_LIMIT,
    answering,
  });
  route(
    app,
    loginApi.login,
    async (call) => {
      const subject = await login.loginSubject(call.body.username);
      return limitLogin({ subject, ip: call.ip }, () => login.login(call.body, clientOf(call)));
    },
    { rateLimit: LOGIN_LIMIT, answering },
  );
  route(app, loginApi.me, ({ actor }) => login.me(actor));
  route(app, loginApi.logout, ({ actor }) => login.logout(actor), { answering: pageSessions.end });
}

const clientOf = ({ ip, userAgent }: Client): Client => ({ ip, userAgent });
