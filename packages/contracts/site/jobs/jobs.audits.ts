import type { AuditTexts } from '../audit/audit-definitions.ts';

export const JOB_AUDITS = {
  group: { prefix: 'job.', text: '任务' },
  actions: {
    'job.retry': '重试任务',
    'job.dismiss': '忽略失败任务',
  },
  targets: { job: '任务' },
} as const satisfies AuditTexts;
