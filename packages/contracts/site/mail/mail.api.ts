import { z } from 'zod';
import { endpoint, idParams, isoTime, listOf, pageQuery } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';

export const MAIL_KINDS = [
  'email_verification',
  'password_reset',
  'password_changed',
  'email_change_requested',
  'email_changed',
  'address_taken',
  'totp_enabled',
  'totp_disabled',
  'totp_reset',
  'recovery_codes_renewed',
  'match_ready',
  'battle_line_up',
  'battle_check_in',
  'battle_naming',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `logged`: there is no mail server, so the mail waits readable in the log. */
export const MAIL_STATES = ['queued', 'sent', 'logged', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAIL_KIND_TEXTS: Record<MailKind, string> = {
  email_verification: '验证邮箱',
  password_reset: '重置密码',
  password_changed: '密码已修改',
  email_change_requested: '申请更换邮箱',
  email_changed: '邮箱已修改',
  address_taken: '邮箱被另一个账号填写',
  totp_enabled: '动态验证码已启用',
  totp_disabled: '动态验证码已停用',
  totp_reset: '动态验证码已重置',
  recovery_codes_renewed: '恢复码已更换',
  match_ready: '场次就绪',
  battle_line_up: '团队战名单',
  battle_check_in: '团队战签到',
  battle_naming: '团队战派人',
};

export const MAIL_STATE_TEXTS: Record<MailState, string> = {
  queued: '等待发送',
  sent: '已发送',
  logged: '仅记录',
  failed: '发送失败',
};

export const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  attempts: z.number(),
  /** Why the last try failed. */
  error: z.nullable(z.string()),
  created_at: isoTime,
  sent_at: z.nullable(isoTime),
  /** Whether it may be put into the queue again. */
  can_retry: z.boolean(),
});
export type Mail = z.output<typeof mailSchema>;

/** `text` is null once the mail was sent: the log keeps no link that still works. */
export const mailDetailSchema = mailSchema.extend({ text: z.nullable(z.string()) });
export type MailDetail = z.output<typeof mailDetailSchema>;

export const mailApi = {
  list: endpoint({
    method: 'GET',
    path: '/admin/mail',
    access: 'admin',
    summary: '邮件记录，最近 30 天，新的在前',
    query: z.object({ ...pageQuery(), state: z.enum(MAIL_STATES, '状态无效').optional() }),
    data: listOf(mailSchema),
  }),
  get: endpoint({
    method: 'GET',
    path: '/admin/mail/:id',
    access: 'admin',
    summary: '一封邮件的正文；查看会写入审计日志',
    params: idParams,
    data: mailDetailSchema,
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/mail/:id/retry',
    access: 'admin',
    summary: '重新发送失败或仅记录的邮件',
    errors: [409],
    params: idParams,
    data: mailSchema,
  }),
};

export const MAIL_ERRORS = {
  mail_not_retryable: [409, '只有未过期的失败或仅记录的邮件可以重新发送'],
} as const satisfies ErrorTable;
