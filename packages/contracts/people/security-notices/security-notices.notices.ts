import { z } from 'zod';
import type { NoticeDefinitions } from '../notifications/notice-definitions.ts';

export const securityNoticeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('security_changed'),
    change: z.enum([
      'password_changed',
      'password_reset',
      'email_changed',
      'email_claim_lost',
      'totp_enabled',
      'totp_disabled',
      'totp_reset',
      'recovery_code_used',
      'recovery_codes_renewed',
      'sessions_revoked',
      'role_changed',
    ]),
  }),
]);

type SecurityNotice = z.output<typeof securityNoticeSchema>;
type SecurityChange = SecurityNotice['change'];

const TITLES: Record<SecurityChange, string> = {
  password_changed: '密码已修改',
  password_reset: '密码已重置',
  email_changed: '邮箱已更换',
  email_claim_lost: '你填写的邮箱已被移除',
  totp_enabled: '动态验证码已启用',
  totp_disabled: '动态验证码已停用',
  totp_reset: '动态验证码已重置',
  recovery_code_used: '使用了一个恢复码登录',
  recovery_codes_renewed: '恢复码已更换',
  sessions_revoked: '已退出所有设备',
  role_changed: '账号权限已变更',
};

/** What to do about it, where that is something else than below. */
const ADVICE: Partial<Record<SecurityChange, string>> = {
  email_claim_lost: '该邮箱已由另一个账号验证，请在个人资料中填写自己的邮箱',
  totp_reset: '管理员已重置，请尽快重新启用',
};
const USUAL_ADVICE = '如果不是你本人操作，请立即修改密码';

export const SECURITY_NOTICES: NoticeDefinitions<SecurityNotice> = {
  security_changed: {
    label: '账号安全',
    text: ({ change }) => ({
      title: TITLES[change],
      text: ADVICE[change] ?? USUAL_ADVICE,
      link: '/profile?tab=security',
    }),
  },
};
