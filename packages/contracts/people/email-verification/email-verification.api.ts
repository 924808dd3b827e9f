import { z } from 'zod';
import { endpoint, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';

export const EMAIL_LINK_HOURS = 24;
/** For one address of one account: the first mail and those that are asked for again. */
export const VERIFICATIONS_A_DAY = 5;

const UNKNOWN_LINK = '验证链接无效，请从邮件中重新打开';

/** 32 random bytes in base64url. */
export const emailTokenSchema = z.string('缺少验证凭证').regex(/^[\w-]{43}$/, UNKNOWN_LINK);

/** `unknown`: no such link, or the account does not claim the address any more. */
export const EMAIL_LINK_STATES = ['open', 'used', 'expired', 'unknown'] as const;
export type EmailLinkState = (typeof EMAIL_LINK_STATES)[number];

export const emailLinkSchema = z.object({
  state: z.enum(EMAIL_LINK_STATES),
  /** Null for an unknown link. */
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
});
export type EmailLink = z.output<typeof emailLinkSchema>;

const tokenBody = z.strictObject({ token: emailTokenSchema });

export const emailVerificationApi = inArea('always', {
  check: endpoint({
    method: 'POST',
    path: '/auth/check-email-link',
    access: 'public',
    summary: '验证链接的状态；不会用掉它',
    body: tokenBody,
    data: emailLinkSchema,
  }),
  verify: endpoint({
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    summary: '凭邮件中的链接验证邮箱',
    body: tokenBody,
    data: z.object({ username: z.string(), email: z.string() }),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/auth/resend-verification',
    access: 'user',
    summary: '重新发送验证邮件，每分钟一封，每天最多五封',
    errors: [409],
    data: z.object({ email: z.string() }),
  }),
});

export const EMAIL_VERIFICATION_ERRORS = {
  email_link_used: [422, '这个链接已经用过'],
  email_link_expired: [422, '验证链接已过期，请登录后重新发送'],
  email_link_unknown: [422, UNKNOWN_LINK],
  email_verified_already: [409, '邮箱已经验证'],
} as const satisfies ErrorTable;
