import { MAINTENANCE_AUDITS } from '@pailei/contracts/site/maintenance/maintenance.audits';
import type { Feature } from '../../ground/features/feature.ts';
import { createMaintenanceGate } from './maintenance.gate.ts';
import { createMaintenanceService } from './maintenance.service.ts';
import { maintenanceCalls } from './maintenance.calls.ts';

export const maintenanceFeature = {
  name: 'maintenance',
  headings: { maintenance: { name: '维护', about: '维护时段。' } },
  calls: [maintenanceCalls],
  services: { maintenance: createMaintenanceService, maintenanceGate: createMaintenanceGate },
  audits: MAINTENANCE_AUDITS.actions,
} as const satisfies Feature;
