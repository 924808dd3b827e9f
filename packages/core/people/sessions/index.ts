export * from './last-seen.ts';
export * from './open-session.ts';
export * from './own-sessions.service.ts';
export * from './revoke-sessions.ts';
export * from './sessions.service.ts';
export { createSuspendedSessionCheck } from './suspended-sessions.ts';
export * from './token-rules.ts';
export { createTokenVerifier } from './tokens.ts';
export type { VerifyToken } from './tokens.ts';
