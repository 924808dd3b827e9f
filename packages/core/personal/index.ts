export * from './personal.topic.ts';
