export * from './featured.service.ts';
export * from './featured.topic.ts';
