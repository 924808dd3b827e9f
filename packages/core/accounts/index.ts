export * from './accounts.service.ts';
export * from './login-keys.ts';
export * from './seed.ts';
export * from './sessions.service.ts';
export * from './token-rules.ts';
export * from './tokens.ts';
