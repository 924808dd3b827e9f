export * from './admin/admin-orders.service.ts';
export * from './admin/erase-addresses.ts';
export * from './change-status.ts';
export * from './choose-orders.ts';
export * from './orders.service.ts';
export * from './admin/all-orders.serve.ts';
export * from './orders.serve.ts';
export * from './order-limits.ts';
export type { OrderCommand } from './order-step.ts';
