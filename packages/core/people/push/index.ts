export * from './push-keys.ts';
export * from './push.delivery.ts';
export * from './push.service.ts';
export * from './push.sweep.ts';
export { queuePushes } from './queue-pushes.ts';
