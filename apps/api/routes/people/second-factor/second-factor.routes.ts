import { secondFactorApi as api } from '@pailei/contracts/people/second-factor/second-factor.api';
import type { TotpService } from '@pailei/core/people/second-factor';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/routing.ts';
import { OWN_SECRET_LIMIT } from '../../../limits/secret-limits.ts';

export function secondFactorRoutes(app: FastifyInstance, totp: TotpService): void {
  const guarded = { accountLimit: OWN_SECRET_LIMIT };
  route(app, api.totp, ({ actor }) => totp.state(actor));
  route(app, api.totpEnrol, ({ actor, body }) => totp.enrol(actor, body), guarded);
  route(app, api.totpConfirm, ({ actor, body }) => totp.confirm(actor, body), guarded);
  route(app, api.totpDisable, ({ actor, body }) => totp.disable(actor, body), guarded);
  route(app, api.totpRecoveryCodes, ({ actor, body }) => totp.renewRecoveryCodes(actor, body), guarded);
}
