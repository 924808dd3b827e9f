export * from './maintenance.clock.ts';
export * from './maintenance.gate.ts';
export { holdWindows, lockWindows } from './maintenance.repository.ts';
export * from './standstill.ts';
export { createMaintenanceService, currentWindows } from './maintenance.service.ts';
export type { MaintenanceService } from './maintenance.service.ts';
