export * from './page-subjects.ts';
