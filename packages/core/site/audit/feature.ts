import { AUDIT_AUDITS } from '@pailei/contracts/site/audit/audit.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createAuditService } from './index.ts';

export const auditFeature = {
  name: 'audit',
  services: { audit: createAuditService },
  audits: AUDIT_AUDITS.actions,
} as const satisfies Feature;
