export * from './cancel-matches.ts';
export * from './credit-time.ts';
export * from './match-row.ts';
export { isStaff } from './matches.policy.ts';
export * from './matches.repository.ts';
export * from './matches.service.ts';
export * from './matches.topic.ts';
export * from './open-matches.ts';
export * from './save-decision.ts';
