export { readShownDecklists } from './decklist-access.ts';
export * from './decklists.service.ts';
