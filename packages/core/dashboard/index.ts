export * from './admin.topic.ts';
export * from './dashboard.service.ts';
