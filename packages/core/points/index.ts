export * from './change-points.ts';
export { readBalance } from './points.repository.ts';
export * from './points.service.ts';
