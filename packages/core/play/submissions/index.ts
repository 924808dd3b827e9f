export * from './content-hash.ts';
export * from './submissions.ts';
export * from './submissions.view.ts';
