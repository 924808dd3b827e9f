import { EXPERT_STATUS_NAMES } from './expert-status-names.ts';
import type { AuditTexts } from '../../site/audit/audit-definitions.ts';

export const EXPERT_AUDITS = {
  group: { prefix: 'expert.', text: '专家' },
  actions: {
    'expert.approve': '通过专家认证',
    'expert.reject': '拒绝专家认证',
    'expert.revoke': '撤销专家认证',
  },
  targets: {},
  fields: { expert_status: { label: '专家认证', values: EXPERT_STATUS_NAMES } },
} as const satisfies AuditTexts;
