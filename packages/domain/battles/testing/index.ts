/** Battles played in memory, for the tests of those who show them. */
export { buildSettings, REFEREE, REASON, SYSTEM } from './battle.builder.ts';
export { begin, board, finish, lock, name, openTable, play, startedTable, type BattleTable } from './battle.table.ts';
