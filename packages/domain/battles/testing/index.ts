/** Battles played in memory, for the tests of those who show them. */
export { buildSettings, REFEREE, REASON } from './battle.builder.ts';
export { begin, finish, lock, name, openTable, play, startedTable, type BattleTable } from './battle.table.ts';
