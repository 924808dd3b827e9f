import { isSeriesOver } from './series-over.ts';
import type { SeriesGame, SeriesState, Side } from './types.ts';

export const CASE_KINDS = ['dispute', 'objection'] as const;
/** A dispute holds the match up; an objection is made to a result that settled without the other side's confirmation. */
export type CaseKind = (typeof CASE_KINDS)[number];

/** What waits for a referee's decision on one game. */
export type SeriesCase = {
  readonly kind: CaseKind;
  readonly game_number: number;
  /** Who brought it up, in which words. */
  readonly side: Side;
  readonly note: string | null;
  readonly opened_at: string;
};

/** Whether somebody objected to this settled result and no referee has answered yet. */
export function hasOpenObjection({ status, ended_by, questioned }: SeriesGame): boolean {
  return status === 'finished' && ended_by === 'unconfirmed' && questioned !== null;
}

/** The games of a match that wait for a referee, in their order. */
export function openCases({ status, games }: SeriesState): readonly SeriesCase[] {
  return games.flatMap((game): SeriesCase[] => {
    if (game.status === 'disputed' && game.dispute && !isSeriesOver(status))
      return [caseOf('dispute', game, game.dispute)];
    const isOpenToRevision = status === 'finished' || !isSeriesOver(status);
    return isOpenToRevision && game.questioned && hasOpenObjection(game)
      ? [caseOf('objection', game, game.questioned)]
      : [];
  });
}

function caseOf(
  kind: CaseKind,
  { number }: SeriesGame,
  { side, note, at }: NonNullable<SeriesGame['dispute']>,
): SeriesCase {
  return { kind, game_number: number, side, note, opened_at: at };
}
