import { AUDIT_AUDITS } from '@pailei/contracts/site/audit/audit.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createAuditService } from './audit.service.ts';
import { auditCalls } from './audit.calls.ts';

export const auditFeature = {
  name: 'audit',
  calls: [auditCalls],
  services: { audit: createAuditService },
  audits: AUDIT_AUDITS.actions,
} as const satisfies Feature;
