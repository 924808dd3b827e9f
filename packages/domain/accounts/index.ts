export * from './login-key.ts';
