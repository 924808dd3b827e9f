import { passwordsApi as api } from '@pailei/contracts/people/passwords/passwords.api';
import type { PasswordsService } from '@pailei/core/people/passwords';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { OWN_SECRET_LIMIT } from '../../../limits/secret-limits.ts';

export function passwordsRoutes(app: FastifyInstance, passwords: PasswordsService): void {
  route(app, api.changePassword, ({ actor, body }) => passwords.change(actor, body), {
    accountLimit: OWN_SECRET_LIMIT,
  });
}
