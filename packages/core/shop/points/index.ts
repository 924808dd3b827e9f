export * from './change-points.ts';
export type { PointsChange } from './points-change.ts';
export { openLedger } from './ledger.ts';
export type { Ledger } from './ledger.ts';
export { findBookedAccounts, readBalance, readBookedPoints } from './points.reads.ts';
export type { BookedPoints } from './points.reads.ts';
export * from './points.service.ts';
