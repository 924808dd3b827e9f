import type { RulingPreview } from '@pailei/contracts/play/matches/ruling-preview';
import type { PreviewQuery } from '@pailei/contracts/play/matches/preview-query';
import type { SeriesCommand } from '@pailei/domain/series/commands';
import type { SeriesState } from '@pailei/domain/series/types';
import type { CorrectionOutcome } from '../match-owner.ts';
import { NO_CORRECTION_EFFECTS } from '@pailei/domain/tournament/decide/correction-effects';

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
    ...(before.due_at !== after.due_at && { due_at: { from: before.due_at, to: after.due_at } }),
    ...(outcome?.view ?? NO_CORRECTION_EFFECTS),
  };
}

/** The ruling that a query asks about; its reason is not written yet. */
export function previewedCommand({
  score_a,
  score_b,
  games,
  restart_stages: _stages,
  ...facts
}: PreviewQuery): SeriesCommand {
  const score = score_a === undefined || score_b === undefined ? undefined : { a: score_a, b: score_b };
  return {
    ...facts,
    ...(score && { score }),
    ...(games && { games: games.split('') }),
    reason: '试算',
  } as SeriesCommand;
}

const standingOf = ({ status, sides, winner }: SeriesState) => ({
  status,
  wins_a: sides.a.wins,
  wins_b: sides.b.wins,
  winner,
});
