export * from './experts.service.ts';
export * from './experts.topic.ts';
export * from './review.service.ts';
