import { z } from 'zod';
import { emailSchema, gameIdSchema, qqSchema, userSchema, usernameSchema } from '../accounts/accounts.api.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { passwordSchema } from '../passwords/passwords.api.ts';
import { secondFactorSchema } from '../second-factor/second-factor.api.ts';
import { codeText } from '../../http/typed-text.ts';

const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const registerBody = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  qq: optionalText(qqSchema),
  game_id: optionalText(gameIdSchema),
});

export const loginBody = z.strictObject({
  username: codeText('请输入用户名或邮箱').min(1, '请输入用户名或邮箱').max(254, '用户名或邮箱过长'),
  password: z.string('请输入密码').min(1, '请输入密码').max(128, '密码最多 128 个字符'),
  /** Asked for, by a 401 with an error at this field, when the account has a second factor and the password is right. */
  totp_code: optionalText(secondFactorSchema),
});

export const loginData = z.object({ access_token: z.string(), user: userSchema });

export const loginApi = {
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: '注册',
    drops_unknown: true,
    errors: [403, 409],
    body: registerBody,
    data: loginData,
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    area: 'always',
    summary: '登录',
    drops_unknown: true,
    errors: [401, 403],
    body: loginBody,
    data: loginData,
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'user',
    area: 'always',
    summary: '当前用户',
    drops_unknown: true,
    data: userSchema,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'user',
    area: 'always',
    summary: '退出登录',
    drops_unknown: true,
    data: z.object({}),
  }),
};

export const LOGIN_ERRORS = {
  login_failed: [401, '用户名或密码错误'],
  totp_needed: [401, '请输入动态验证码'],
  totp_wrong: [401, '动态验证码不正确或已用过'],
  username_taken: [409, '用户名已被使用'],
  username_reserved: [422, '这个用户名不可使用，请换一个'],
  registration_closed: [403, '注册已关闭'],
} as const satisfies ErrorTable;
