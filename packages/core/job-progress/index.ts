export * from './job.topic.ts';
