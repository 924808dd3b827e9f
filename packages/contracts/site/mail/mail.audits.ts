import { MAIL_STATE_TEXTS } from './mail.api.ts';
import type { AuditTexts } from '../audit/audit-definitions.ts';

export const MAIL_AUDITS = {
  group: { prefix: 'mail.', text: '邮件' },
  actions: {
    'mail.read': '查看邮件正文',
    'mail.retry': '重新发送邮件',
  },
  targets: { mail: '邮件' },
  fields: { to: '收件人', subject: '主题', state: { label: '状态', values: MAIL_STATE_TEXTS } },
} as const satisfies AuditTexts;
