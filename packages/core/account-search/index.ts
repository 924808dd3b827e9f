export * from './account-search.ts';
