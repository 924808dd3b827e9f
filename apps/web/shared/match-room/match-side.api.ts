import type { Side } from '@pailei/domain/series/sides';
import { foldMatchSide } from '@pailei/contracts/play/matches/match-side.fold';
import { matchSideTopic } from '@pailei/contracts/play/matches/match-side.topic';

import { useLiveTopic } from '../live/useLiveTopic.ts';

/** What only the visitor's own side of a match may see. */
export function useMatchSide(id: string, side: Side) {
  return useLiveTopic(matchSideTopic.of(id, side), { initial: null, fold: foldMatchSide });
}
