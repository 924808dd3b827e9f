export * from './settings.ts';
export * from './check-settings.ts';
export { formatWith, parametersOf, termsOf, USUAL_FORMAT } from './formats/format-terms.ts';
export { isRotating } from './formats/rules-of.ts';
export * from './types.ts';
export { substitutionsLeft, substitutionsOf } from './seats/substitutions.ts';
export * from './line-up/types.ts';
export * from './line-up/check-line-up.ts';
export {
  nameablePlayers,
  openBoardOf,
  sitsAt,
  substitutionOptions,
  type NoSubstitution,
  type OpenBoards,
  type SubstitutionOptions,
} from './line-up/captain-options.ts';
export * from './commands.ts';
export * from './events.ts';
export * from './violations.ts';
export * from './boards.ts';
export * from './expected-length.ts';
export * from './board-matches.ts';
export * from './battle-over.ts';
export * from './league-points.ts';
export * from './awaited-sides.ts';
export * from './next-action.ts';
export * from './deciding-board.ts';
export * from './referee-call.ts';
export type { TieOutcome } from './formats/format-rules.ts';
export * from './outlook/outlook.ts';
export * from './create.ts';
export * from './decide/decide.ts';
export * from './decide/correction-effects.ts';
export * from './evolve/evolve.ts';
export * from './evolve/fold.ts';
