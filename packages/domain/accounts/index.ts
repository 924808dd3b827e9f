export * from './login-key.ts';
export * from './game-id.ts';
