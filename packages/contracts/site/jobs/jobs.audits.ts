import { JOB_TEXTS, RESOLUTION_TEXTS } from './job-texts.ts';
import type { AuditTexts } from '../audit/audit-definitions.ts';

export const JOB_AUDITS = {
  group: { prefix: 'job.', text: '任务' },
  actions: {
    'job.retry': '重试任务',
    'job.dismiss': '忽略失败任务',
  },
  targets: { job: '任务' },
  fields: {
    name: { label: '任务', values: JOB_TEXTS },
    failures: '失败次数',
    retried_at: '重试时间',
    resolution: { label: '处理结果', values: RESOLUTION_TEXTS },
  },
} as const satisfies AuditTexts;
