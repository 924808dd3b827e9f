export * from './clock/match.clock.ts';
export * from './cancel-matches.ts';
export { readCasesOf } from './commands/cases.ts';
export * from './clock/credit-time.ts';
export * from './commands/follow-match.ts';
export type {
  CorrectionChoice,
  CorrectionOutcome,
  EndingView,
  MatchMoment,
  MatchOwner,
  MatchOwners,
} from './match-owner.ts';
export {
  changeCall,
  claimMatch,
  closeCall,
  openCall,
  readCall,
  readMatchCallCases,
  releaseClaims,
} from './calls/change-calls.ts';
export { findCalls, findClaim, findClaims, findOpenCalls } from './calls/match-calls.reads.ts';
export * from './clock/hold-matches.ts';
export * from './match-row.ts';
export * from './match-seats.ts';
export * from './find-matches.ts';
export * from './lock-matches.ts';
export type { MatchToOpen } from './match-to-open.ts';
export type { MatchesDeps } from './matches.deps.ts';
export * from './matches.service.ts';
export * from './match-side.serve.ts';
export * from './match.serve.ts';
export * from './open-matches.ts';
export { seatRelayPlayers } from './commands/relay-seats.ts';
export { overridden, ownMatchError, refuseOwnWithdrawal } from './commands/rulings.ts';
export { readLastRulings, type RulingOfMatch } from './commands/ruled-matches.ts';

export * from './commands/save-decision.ts';
export * from './shown-match.ts';
