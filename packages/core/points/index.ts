export * from './change-points.ts';
export { openLedger } from './ledger.ts';
export type { Ledger } from './ledger.ts';
export { readBalance } from './points.repository.ts';
export * from './points.service.ts';
