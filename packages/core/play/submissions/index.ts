export * from './submissions.ts';
export * from './submissions.view.ts';
