import { z } from 'zod';
import { emailSchema, passwordSchema, secondFactorSchema } from './accounts.ts';
import { endpoint, idParams, inArea, isoTime } from './endpoint.ts';
import type { ErrorTable } from './errors.ts';

export const RESET_MINUTES = 10;
export const RECOVERY_CODE_COUNT = 10;

/** 32 random bytes in base64url. */
export const resetTokenSchema = z.string('缺少重置凭证').regex(/^[\w-]{43}$/, '重置链接无效或已过期，请重新申请');

/** A password as it was once set: whatever rules there are now, it is only compared. */
const ownPassword = z.string('请输入当前密码').min(1, '请输入当前密码').max(128, '密码最多 128 个字符');

export const forgotPasswordBody = z.strictObject({ email: emailSchema });
export const resetPasswordBody = z.strictObject({ token: resetTokenSchema, new_password: passwordSchema });
export const changePasswordBody = z.strictObject({ current_password: ownPassword, new_password: passwordSchema });
export const totpEnrolBody = z.strictObject({ password: ownPassword });
export const totpConfirmBody = z.strictObject({
  code: z
    .string('请输入动态验证码')
    .transform((text) => text.replaceAll(/\s/g, ''))
    .refine((text) => /^[0-9]{6}$/.test(text), '请输入 6 位数字'),
});
export const totpProofBody = z.strictObject({ password: ownPassword, code: secondFactorSchema });

export const accountSessionSchema = z.object({
  id: z.string(),
  /** Browser and system, as far as they say: 「Chrome · Windows」. */
  device: z.string(),
  ip: z.nullable(z.string()),
  created_at: isoTime,
  last_seen_at: isoTime,
  is_current: z.boolean(),
});
export type AccountSession = z.output<typeof accountSessionSchema>;

export const totpStateSchema = z.object({
  /** Whether this account may have a second factor: referees and admins. */
  is_available: z.boolean(),
  is_enabled: z.boolean(),
  enabled_at: z.nullable(isoTime),
  recovery_codes_left: z.number(),
});
export type TotpState = z.output<typeof totpStateSchema>;

const nothing = z.object({});
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const accountSecurityApi = inArea('always', {
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: '申请重置密码的邮件；无论邮箱是否注册过，回答都相同',
    drops_unknown: true,
    body: forgotPasswordBody,
    data: nothing,
  }),
  validateResetToken: endpoint({
    method: 'POST',
    path: '/auth/validate-reset-token',
    access: 'public',
    summary: '重置凭证是否仍然有效；不会用掉它',
    drops_unknown: true,
    body: z.strictObject({ token: resetTokenSchema }),
    data: nothing,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: '凭重置凭证设置新密码，所有登录随之退出',
    drops_unknown: true,
    body: resetPasswordBody,
    data: nothing,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    summary: '修改密码，其他登录随之退出',
    body: changePasswordBody,
    data: z.object({ ended_sessions: z.number() }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: '我的登录',
    data: z.object({ items: z.array(accountSessionSchema) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'user',
    summary: '退出我的一处登录',
    params: idParams,
    data: nothing,
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/auth/logout-everywhere',
    access: 'user',
    summary: '退出我的所有登录，包括这一处',
    data: z.object({ ended_sessions: z.number() }),
  }),
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
    data: nothing,
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
export const ACCOUNT_SECURITY_ERRORS = {
  reset_token_invalid: [422, '重置链接无效或已过期，请重新申请'],
  current_password_wrong: [422, '当前密码不正确'],
  password_unchanged: [422, '新密码不能与当前密码相同'],
  code_wrong: [422, '动态验证码不正确或已用过'],
  totp_not_pending: [409, '请先开始启用动态验证码'],
  totp_enabled_already: [409, '动态验证码已经启用'],
  totp_not_enabled: [409, '动态验证码尚未启用'],
} as const satisfies ErrorTable;
