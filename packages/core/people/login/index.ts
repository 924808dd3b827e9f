export * from './login.service.ts';
