export { createCallMailer } from './call-mails.ts';
export * from './match-ready.ts';
export { trimNotifications } from './notifications.sweep.ts';
export * from './notifications.service.ts';
export { notify } from './notify.ts';
export type { NewNotification } from './new-notification.ts';
