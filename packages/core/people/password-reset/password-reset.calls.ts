import { passwordResetApi as api } from '@pailei/contracts/people/password-reset/password-reset.api';
import { LINK_TOKEN_LIMIT } from '../../ground/http/call-limits.ts';
import { call, type HttpCall } from '../../ground/http/calls.ts';
import type { ResetsService } from './resets.service.ts';

/** Per address: mails are asked for by people. */
const FORGOT_LIMIT = { max: 5, timeWindow: 15 * 60_000 };

export const passwordResetCalls = ({ resets }: { resets: ResetsService }): readonly HttpCall[] => [
  call(api.forgotPassword, ({ body }) => resets.request(body), { rateLimit: FORGOT_LIMIT }),
  call(api.validateResetToken, ({ body }) => resets.validate(body.token), { rateLimit: LINK_TOKEN_LIMIT }),
  call(api.resetPassword, ({ body }) => resets.reset(body), { rateLimit: LINK_TOKEN_LIMIT }),
];
