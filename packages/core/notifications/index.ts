export * from './match-ready.ts';
export { trimNotifications } from './notifications.repository.ts';
export * from './notifications.service.ts';
export * from './notify.ts';
