export * from './experts.service.ts';
export * from './experts.serve.ts';
export * from './review.service.ts';
