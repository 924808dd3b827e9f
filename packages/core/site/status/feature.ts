import { INCIDENT_AUDITS } from '@pailei/contracts/site/status/status.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createStatusService } from './status.service.ts';
import { statusTopicDefinition } from './status.serve.ts';
import { trimDays, trimProbes } from './status.sweep.ts';
import { statusCalls } from './status.calls.ts';

export const statusFeature = {
  name: 'status',
  headings: { status: { name: '系统状态', about: '各项服务的检测结果与事件。' }, health: { name: '系统状态' } },
  calls: [statusCalls],
  services: { status: createStatusService },
  topics: [statusTopicDefinition],
  trims: [trimProbes, trimDays],
  audits: INCIDENT_AUDITS.actions,
  target_names: {
    incident: (db, ids) =>
      db.selectFrom('status_incident').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  },
} as const satisfies Feature;
