export * from './announcements.service.ts';
