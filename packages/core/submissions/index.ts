export * from './submissions.repository.ts';
export * from './submissions.view.ts';
