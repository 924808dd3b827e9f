export { stalledEvents } from './stalled-events.ts';
export * from './staff.serve.ts';
