import { z } from 'zod';
import { endpoint, inArea, isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { ownPasswordSchema } from '../passwords/passwords.api.ts';
import { codeText } from '../../http/typed-text.ts';

export const RECOVERY_CODE_COUNT = 10;

/** Six digits of the authenticator, or one of the recovery codes; spaces and hyphens do not matter. */
export const secondFactorSchema = codeText('请输入动态验证码')
  .max(40, '验证码过长')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((text) => /^([0-9]{6}|[a-z2-7]{10})$/.test(text), '请输入 6 位数字或恢复码');

export const totpEnrolBody = z.strictObject({ password: ownPasswordSchema });
export const totpConfirmBody = z.strictObject({
  code: codeText('请输入动态验证码')
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine((text) => /^[0-9]{6}$/.test(text), '请输入 6 位数字'),
});
export const totpProofBody = z.strictObject({ password: ownPasswordSchema, code: secondFactorSchema });

export const totpStateSchema = z.object({
  /** Whether this account may have a second factor: referees and admins. */
  is_available: z.boolean(),
  is_enabled: z.boolean(),
  enabled_at: z.nullable(isoTime),
  recovery_codes_left: z.number(),
});
export type TotpState = z.output<typeof totpStateSchema>;

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const secondFactorApi = inArea('always', {
  totp: endpoint({
    method: 'GET',
    path: '/auth/totp',
    access: 'user',
    summary: '动态验证码的状态',
    data: totpStateSchema,
  }),
  totpEnrol: endpoint({
    method: 'POST',
    path: '/auth/totp/enrol',
    access: 'staff',
    summary: '开始启用动态验证码：新的密钥，确认后才生效',
    errors: [409],
    body: totpEnrolBody,
    data: z.object({ secret: z.string(), otpauth_url: z.string() }),
  }),
  totpConfirm: endpoint({
    method: 'POST',
    path: '/auth/totp/confirm',
    access: 'staff',
    summary: '用验证码确认密钥；回答恢复码，只出现这一次',
    errors: [409],
    body: totpConfirmBody,
    data: recoveryCodes,
  }),
  totpDisable: endpoint({
    method: 'POST',
    path: '/auth/totp/disable',
    access: 'user',
    summary: '停用动态验证码',
    errors: [409],
    body: totpProofBody,
    data: z.object({}),
  }),
  totpRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/totp/recovery-codes',
    access: 'user',
    summary: '换一组恢复码，旧的全部作废',
    errors: [409],
    body: totpProofBody,
    data: recoveryCodes,
  }),
});

/** Wrong secrets of somebody who is logged in are 422 and not 401: their session goes on. */
export const SECOND_FACTOR_ERRORS = {
  code_wrong: [422, '动态验证码不正确或已用过'],
  totp_not_pending: [409, '请先开始启用动态验证码'],
  totp_enabled_already: [409, '动态验证码已经启用'],
  totp_not_enabled: [409, '动态验证码尚未启用'],
} as const satisfies ErrorTable;
