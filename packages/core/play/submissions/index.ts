export * from './submissions.ts';
export * from './submission-views.ts';
