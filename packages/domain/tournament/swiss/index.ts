export { pairSwissRound } from './pair.ts';
export { seatPairs } from './seat-pairs.ts';
export { defaultSwissRounds } from './rounds.ts';
export type {
  Float,
  InsideGroup,
  SwissCost,
  SwissEntrant,
  SwissOptions,
  SwissPair,
  SwissPairing,
  SwissReason,
} from './types.ts';
