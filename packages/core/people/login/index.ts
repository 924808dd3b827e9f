export type { LoginLimit } from './login-limit.ts';
export * from './login.service.ts';
