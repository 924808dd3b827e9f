export * from './content-hash.ts';
export * from './submissions.repository.ts';
export * from './submissions.view.ts';
