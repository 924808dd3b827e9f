export * from './staff-accounts.ts';
