export * from './follow-no-shows.ts';
export { findAbsentees, markDropped } from './no-shows.repository.ts';
export * from './no-shows.service.ts';
