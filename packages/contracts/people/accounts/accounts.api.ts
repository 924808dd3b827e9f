import { EXPERT_STATUSES, ROLES, TEAM_ROLES } from '@pailei/domain/rights/rights';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { hasTwoCharacters, codeText, emailText, nameText } from '../../http/typed-text.ts';

export const USERNAME_PATTERN = /^[\p{Script=Han}A-Za-z0-9_-]+$/u;

export const usernameSchema = nameText('请输入用户名')
  .normalize('NFKC')
  .max(20, '用户名最多 20 个字符')
  .refine(hasTwoCharacters, '用户名至少 2 个字符')
  .regex(USERNAME_PATTERN, '用户名只能包含中文、字母、数字、下划线和连字符');

export const emailSchema = emailText('请输入邮箱').max(254, '邮箱过长').pipe(z.email('邮箱格式不正确'));

export const qqSchema = codeText('请输入 QQ 号').regex(/^[0-9]{5,11}$/, 'QQ 号应为 5–11 位数字');

export const gameIdSchema = codeText('请填写游戏 ID').min(1, '游戏 ID 不能为空').max(30, '游戏 ID 最多 30 个字符');

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

export const ACCOUNT_ERRORS = {
  account_suspended: [403, '账号已被停用'],
} as const satisfies ErrorTable;
