import { accountSecurityApi as api } from '@pailei/contracts/account-security';
import { emailVerificationApi } from '@pailei/contracts/email-verification';
import type { EmailVerificationService, OwnSecurityService, ResetsService, TotpService } from '@pailei/core/accounts';
import type { FastifyInstance } from 'fastify';
import { route } from '../routing.ts';

const MINUTE = 60_000;

/** Per address: mails are asked for by people, tokens are guessed by machines. */
const FORGOT_LIMIT = { max: 5, timeWindow: 15 * MINUTE };
const RESET_LIMIT = { max: 20, timeWindow: 15 * MINUTE };
/** Per account, right or wrong: whoever found an open window shall not guess its password or codes. */
const SECRET_LIMIT = { max: 10, timeWindow: 15 * MINUTE };

type SecurityServices = {
  emailVerification: EmailVerificationService;
  resets: ResetsService;
  ownSecurity: OwnSecurityService;
  totp: TotpService;
};

export function accountSecurityRoutes(app: FastifyInstance, services: SecurityServices): void {
  const { emailVerification, resets, ownSecurity, totp } = services;
  const guarded = { accountLimit: SECRET_LIMIT };
  route(app, api.forgotPassword, ({ body }) => resets.request(body), { rateLimit: FORGOT_LIMIT });
  route(app, api.validateResetToken, ({ body }) => resets.validate(body.token), { rateLimit: RESET_LIMIT });
  route(app, api.resetPassword, ({ body }) => resets.reset(body), { rateLimit: RESET_LIMIT });
  route(app, emailVerificationApi.check, ({ body }) => emailVerification.check(body.token), { rateLimit: RESET_LIMIT });
  route(app, emailVerificationApi.verify, ({ body }) => emailVerification.verify(body.token), {
    rateLimit: RESET_LIMIT,
  });
  route(app, emailVerificationApi.resend, ({ actor }) => emailVerification.resend(actor));
  route(app, api.changePassword, ({ actor, body }) => ownSecurity.changePassword(actor, body), guarded);
  route(app, api.sessions, ({ actor }) => ownSecurity.sessions(actor));
  route(app, api.endSession, ({ actor, params }) => ownSecurity.endSession(actor, params.id));
  route(app, api.logoutEverywhere, ({ actor }) => ownSecurity.logoutEverywhere(actor));
  route(app, api.totp, ({ actor }) => totp.state(actor));
  route(app, api.totpEnrol, ({ actor, body }) => totp.enrol(actor, body), guarded);
  route(app, api.totpConfirm, ({ actor, body }) => totp.confirm(actor, body), guarded);
  route(app, api.totpDisable, ({ actor, body }) => totp.disable(actor, body), guarded);
  route(app, api.totpRecoveryCodes, ({ actor, body }) => totp.renewRecoveryCodes(actor, body), guarded);
}
