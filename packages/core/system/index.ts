export * from './system.topic.ts';
