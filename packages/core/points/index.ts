export * from './change-points.ts';
export { openLedger } from './ledger.ts';
export type { Ledger } from './ledger.ts';
export { readBalance, readBooked } from './points.repository.ts';
export type { Booked } from './points.repository.ts';
export * from './points.service.ts';
