import type { AuditTexts } from '../audit/audit-definitions.ts';

export const MAIL_AUDITS = {
  group: { prefix: 'mail.', text: '邮件' },
  actions: {
    'mail.read': '查看邮件正文',
    'mail.retry': '重新发送邮件',
  },
  targets: { mail: '邮件' },
} as const satisfies AuditTexts;
