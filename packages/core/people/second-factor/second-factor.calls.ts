import { secondFactorApi as api } from '@pailei/contracts/people/second-factor/second-factor.api';
import { OWN_SECRET_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { TotpService } from './totp.service.ts';

export function secondFactorCalls({ totp }: { totp: TotpService }): readonly HttpCall[] {
  const guarded = { accountLimit: OWN_SECRET_LIMIT };
  return [
    call(api.totp, ({ actor }) => totp.state(actor)),
    call(api.totpEnrol, ({ actor, body }) => totp.enrol(actor, body), guarded),
    call(api.totpConfirm, ({ actor, body }) => totp.confirm(actor, body), guarded),
    call(api.totpDisable, ({ actor, body }) => totp.disable(actor, body), guarded),
    call(api.totpRecoveryCodes, ({ actor, body }) => totp.renewRecoveryCodes(actor, body), guarded),
  ];
}
