import type { MaintenanceRecord, MaintenanceWindow } from '@pailei/contracts/site/maintenance/maintenance.api';
import type { PublicWindowRow } from '../../ground/clocks/windows.ts';
import type { MaintenanceRecordRow } from './maintenance.repository.ts';

export function windowOf(row: PublicWindowRow): MaintenanceWindow {
  const { id, scope, message, starts_at, planned_end, ends_itself, ended_at } = row;
  return { id, scope, message, starts_at, planned_end, ends_itself, ended_at };
}

export function recordOf(row: MaintenanceRecordRow): MaintenanceRecord {
  const { reason, end_reason, created_at, created_by_name, ended_by_name } = row;
  return { ...windowOf(row), reason, end_reason, created_at, created_by: created_by_name, ended_by: ended_by_name };
}
