import { emailVerificationApi as api } from '@pailei/contracts/people/email-verification/email-verification.api';
import type { EmailVerificationService } from '@pailei/core/people/email-verification';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { LINK_TOKEN_LIMIT } from '../../../limits/secret-limits.ts';

export function emailVerificationRoutes(app: FastifyInstance, verification: EmailVerificationService): void {
  const limited = { rateLimit: LINK_TOKEN_LIMIT };
  route(app, api.check, ({ body }) => verification.check(body.token), limited);
  route(app, api.verify, ({ body }) => verification.verify(body.token), limited);
  route(app, api.resend, ({ actor }) => verification.resend(actor));
}
