import { accountsApi } from '@pailei/contracts/accounts';
import type { AccountsService, Client } from '@pailei/core/accounts';
import type { FastifyInstance } from 'fastify';
import type { LoginLimit } from '../login-limit.ts';
import { LOGIN_LIMIT, REGISTER_LIMIT } from '../plugins/rate-limit.ts';
import { route } from '../routing.ts';

export function accountsRoutes(app: FastifyInstance, accounts: AccountsService, limitLogin: LoginLimit): void {
  route(app, accountsApi.register, (call) => accounts.register(call.body, clientOf(call)), {
    rateLimit: REGISTER_LIMIT,
  });
  route(
    app,
    accountsApi.login,
    async (call) => {
      const subject = await accounts.loginSubject(call.body.username);
      return limitLogin({ subject, ip: call.ip }, () => accounts.login(call.body, clientOf(call)));
    },
    { rateLimit: LOGIN_LIMIT },
  );
  route(app, accountsApi.me, ({ actor }) => accounts.me(actor));
  route(app, accountsApi.logout, ({ actor }) => accounts.logout(actor));
}

const clientOf = ({ ip, userAgent }: Client): Client => ({ ip, userAgent });
