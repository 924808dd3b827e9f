import { z } from 'zod';
import { endpoint, inArea } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';

export const passwordSchema = z.string('请输入密码').min(8, '密码至少 8 个字符').max(128, '密码最多 128 个字符');

/** A password as it was once set: whatever rules there are now, it is only compared. */
export const ownPasswordSchema = z.string('请输入当前密码').min(1, '请输入当前密码').max(128, '密码最多 128 个字符');

export const changePasswordBody = z.strictObject({ current_password: ownPasswordSchema, new_password: passwordSchema });

export const passwordsApi = inArea('always', {
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/change-password',
    access: 'user',
    summary: '修改密码，其他登录随之退出',
    body: changePasswordBody,
    data: z.object({ ended_sessions: z.number() }),
  }),
});

/** Wrong secrets of somebody who is logged in are 422 and not 401: their session goes on. */
export const PASSWORD_ERRORS = {
  password_common: [422, '这个密码太常见，请换一个'],
  password_simple: [422, '密码太简单，不能只是重复或连续的字符'],
  password_blank: [422, '密码不能只有空格'],
  password_is_name: [422, '密码不能与用户名或邮箱相同'],
  current_password_wrong: [422, '当前密码不正确'],
  password_unchanged: [422, '新密码不能与当前密码相同'],
} as const satisfies ErrorTable;
