import { passwordResetApi as api } from '@pailei/contracts/people/password-reset/password-reset.api';
import type { ResetsService } from '@pailei/core/people/password-reset';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { LINK_TOKEN_LIMIT } from '../../../limits/secret-limits.ts';

/** Per address: mails are asked for by people. */
const FORGOT_LIMIT = { max: 5, timeWindow: 15 * 60_000 };

export function passwordResetRoutes(app: FastifyInstance, resets: ResetsService): void {
  route(app, api.forgotPassword, ({ body }) => resets.request(body), { rateLimit: FORGOT_LIMIT });
  route(app, api.validateResetToken, ({ body }) => resets.validate(body.token), { rateLimit: LINK_TOKEN_LIMIT });
  route(app, api.resetPassword, ({ body }) => resets.reset(body), { rateLimit: LINK_TOKEN_LIMIT });
}
