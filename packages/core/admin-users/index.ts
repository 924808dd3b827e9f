export * from './admin-users.service.ts';
