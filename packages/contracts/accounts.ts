import { EXPERT_STATUSES, ROLES, TEAM_ROLES } from '@pailei/domain/rights';
import { z } from 'zod';
import { endpoint, isoTime } from './endpoint.ts';
import type { ErrorTable } from './errors.ts';

export const USERNAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9_-]+$/u;

/** Characters as people and PostgreSQL count them: one outside the basic plane is one, not two. */
export const hasTwoCharacters = (text: string): boolean => Array.from(text).length >= 2;

export const usernameSchema = z
  .string('请输入用户名')
  .trim()
  .normalize('NFKC')
  .max(20, '用户名最多 20 个字符')
  .refine(hasTwoCharacters, '用户名至少 2 个字符')
  .regex(USERNAME_PATTERN, '用户名只能包含中文、字母、数字、下划线和连字符');

export const emailSchema = z.string('请输入邮箱').trim().max(254, '邮箱过长').pipe(z.email('邮箱格式不正确'));

export const passwordSchema = z.string('请输入密码').min(8, '密码至少 8 个字符').max(128, '密码最多 128 个字符');

export const qqSchema = z.string('请输入 QQ 号').regex(/^[0-9]{5,11}$/, 'QQ 号应为 5–11 位数字');

export const gameIdSchema = z
  .string('请填写游戏 ID')
  .trim()
  .min(1, '游戏 ID 不能为空')
  .max(30, '游戏 ID 最多 30 个字符');

/** Six digits of the authenticator, or one of the recovery codes; spaces and hyphens do not matter. */
export const secondFactorSchema = z
  .string('请输入动态验证码')
  .max(40, '验证码过长')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
  .refine((text) => /^([0-9]{6}|[a-z2-7]{10})$/.test(text), '请输入 6 位数字或恢复码');

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
  username: z.string('请输入用户名或邮箱').trim().min(1, '请输入用户名或邮箱').max(254, '用户名或邮箱过长'),
  password: z.string('请输入密码').min(1, '请输入密码').max(128, '密码最多 128 个字符'),
  /** Asked for, by a 401 with an error at this field, when the account has a second factor and the password is right. */
  totp_code: optionalText(secondFactorSchema),
});

/** What a user sees of their own account. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  /** Null: it was another account's, which has verified it. */
  email: z.nullable(z.string()),
  /** Only a verified address serves for the login. */
  is_email_verified: z.boolean(),
  /** Waits for its verification, and then takes the place of `email`. */
  new_email: z.nullable(z.string()),
  /** The site asks staff for a second factor, and this account has none: it can do nothing else as staff. */
  needs_second_factor: z.boolean(),
  role: z.enum(ROLES),
  qq: z.nullable(z.string()),
  game_id: z.nullable(z.string()),
  is_expert: z.boolean(),
  expert_status: z.enum(EXPERT_STATUSES),
  team_id: z.nullable(z.string()),
  team_name: z.nullable(z.string()),
  team_role: z.nullable(z.enum(TEAM_ROLES)),
  created_at: isoTime,
});
export type User = z.output<typeof userSchema>;

export const loginData = z.object({ access_token: z.string(), user: userSchema });

export const accountsApi = {
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

export const ACCOUNT_ERRORS = {
  login_failed: [401, '用户名或密码错误'],
  totp_needed: [401, '请输入动态验证码'],
  totp_wrong: [401, '动态验证码不正确或已用过'],
  username_taken: [409, '用户名已被使用'],
  username_reserved: [422, '这个用户名不可使用，请换一个'],
  password_common: [422, '这个密码太常见，请换一个'],
  password_simple: [422, '密码太简单，不能只是重复或连续的字符'],
  password_blank: [422, '密码不能只有空格'],
  password_is_name: [422, '密码不能与用户名或邮箱相同'],
  registration_closed: [403, '注册已关闭'],
  account_suspended: [403, '账号已被停用'],
} as const satisfies ErrorTable;
