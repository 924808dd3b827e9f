export * from './maintenance.clock.ts';
export * from './maintenance.gate.ts';
export { createMaintenanceService, currentWindows } from './maintenance.service.ts';
export type { MaintenanceService } from './maintenance.service.ts';
