import { emailVerificationApi as api } from '@pailei/contracts/people/email-verification/email-verification.api';
import { LINK_TOKEN_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { EmailVerificationService } from './email-verification.service.ts';

export function emailVerificationCalls({
  emailVerification: verification,
}: {
  emailVerification: EmailVerificationService;
}): readonly HttpCall[] {
  const limited = { rateLimit: LINK_TOKEN_LIMIT };
  return [
    call(api.check, ({ body }) => verification.check(body.token), limited),
    call(api.verify, ({ body }) => verification.verify(body.token), limited),
    call(api.resend, ({ actor }) => verification.resend(actor)),
  ];
}
