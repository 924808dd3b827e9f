export * from './battle-clock.ts';
export * from './battle-rulings.service.ts';
export * from './battle.serve.ts';
export * from './battles.service.ts';
export { changeCall, closeCall, openCall, readCall, readCallCases, readCalls } from './calls/change-calls.ts';
export { battleFor } from './battles.reads.ts';
export { findLineUps } from './line-ups/line-ups.reads.ts';
export { createBoardOwner } from './boards/board-owner.ts';
export type { BattleMove, BattleOwner, BattleOwners } from './battle-owner.ts';
export {
  callOffBattle,
  forfeitBattle,
  giveUpByRule,
  hasOpenLineUps,
  ruleOnBattles,
  withdrawBattles,
} from './end-battles.ts';
export { lockShownBattle, refuseOwnBattle, requirePlace } from './commands/battle-command.ts';
export * from './create-battle.ts';
export { BATTLE_MOVES, battleCalendarEvent, findCalendarBattles } from './lists/battle-calendar.ts';
export { findBattlesOfTeams } from './lists/found-battles.reads.ts';
export { findOwnBattles, type OwnBattle } from './lists/own-battles.reads.ts';
export { refuseBusyTeams } from './refuse-busy-teams.ts';
export { readMovability, rescheduleBattle } from './reschedule-battle.ts';
export { lockBattle } from './state/lock-battle.ts';
export { findShownBattle, type ShownBattle } from './shown-battle.ts';
export { findBattleMembers, placeIn, readBadges } from './state/battle-teams.ts';
