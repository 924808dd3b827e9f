import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import type { SeriesState } from '@pailei/domain/series';
import type { CorrectionOutcome } from '../match-owner.ts';
import { NO_CORRECTION_EFFECTS } from '@pailei/domain/tournament';

/** A correction as the referee reads it before confirming. */
export function previewView(
  before: SeriesState,
  after: SeriesState,
  outcome: CorrectionOutcome | null,
): Omit<RulingPreview, 'seen'> {
  const stood = new Map(before.games.map(({ number, status }) => [number, status]));
  return {
    before: standingOf(before),
    after: standingOf(after),
    voided_games: after.games
      .filter(({ number, status }) => status === 'voided' && stood.get(number) !== 'voided')
      .map(({ number }) => number),
    ...(outcome?.view ?? NO_CORRECTION_EFFECTS),
  };
}

const standingOf = ({ status, sides, winner }: SeriesState) => ({
  status,
  wins_a: sides.a.wins,
  wins_b: sides.b.wins,
  winner,
});
