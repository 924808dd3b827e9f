import { z } from 'zod';
import { emailSchema } from '../accounts/accounts.api.ts';
import { endpoint, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { passwordSchema } from '../passwords/passwords.api.ts';

export const RESET_MINUTES = 10;

/** 32 random bytes in base64url. */
export const resetTokenSchema = z.string('缺少重置凭证').regex(/^[\w-]{43}$/, '重置链接无效或已过期，请重新申请');

export const forgotPasswordBody = z.strictObject({ email: emailSchema });
export const resetPasswordBody = z.strictObject({ token: resetTokenSchema, new_password: passwordSchema });

const nothing = z.object({});

export const passwordResetApi = inArea('always', {
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
});

export const PASSWORD_RESET_ERRORS = {
  reset_token_invalid: [422, '重置链接无效或已过期，请重新申请'],
} as const satisfies ErrorTable;
