export * from './staff.topic.ts';
