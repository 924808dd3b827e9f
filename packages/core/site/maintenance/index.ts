export * from './maintenance.clock.ts';
export * from './maintenance.gate.ts';
export { holdWindows, lockWindows } from './lock-windows.ts';
export * from './clock-pause.ts';
export { createMaintenanceService, currentWindows } from './maintenance.service.ts';
export type { MaintenanceService } from './maintenance.service.ts';
