export * from './author.ts';
export { findIdleLists, findList, trimLists } from './item-jobs.repository.ts';
export type { ItemRow, ListRow, ListTable } from './item-jobs.repository.ts';
export { readListProgress } from './item-progress.ts';
export * from './item-runner.ts';
export * from './stop-list.ts';
