export * from './search.service.ts';
export { findAccountIds, searchAccounts } from './search-accounts.ts';
