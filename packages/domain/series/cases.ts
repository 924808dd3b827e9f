import { isSeriesOver } from './series-over.ts';
import type { SeriesGame, SeriesState } from './types.ts';
import type { Side } from './sides.ts';

/** A dispute holds the match up; an objection is made to a result that settled without the other side's confirmation. */
export const GAME_CASE_KINDS = ['dispute', 'objection'] as const;
/** An absence: somebody is not there who may not know of the match. */
export const CASE_KINDS = [...GAME_CASE_KINDS, 'absence'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

/** In the place of a game's number: the case is the match's own. */
export const WHOLE_MATCH = 0;

/** What waits for a referee's decision, on one game or on the match. */
export type SeriesCase = {
  readonly kind: CaseKind;
  readonly game_number: number;
  /** Who brought it up, in which words; of an absence: who is not there. */
  readonly side: Side;
  readonly note: string | null;
  readonly opened_at: string;
};

/** Whether somebody objected to this settled result and no referee has answered yet. */
export function hasOpenObjection({ status, ended_by, questioned }: SeriesGame): boolean {
  return status === 'finished' && ended_by === 'unconfirmed' && questioned !== null;
}

/** What of a match waits for a referee: its absence, and its games in their order. */
export function openCases(state: SeriesState): readonly SeriesCase[] {
  return [...absenceOf(state), ...gameCases(state)];
}

function absenceOf({ status, hold }: SeriesState): readonly SeriesCase[] {
  const [side] = hold?.sides ?? [];
  if (status !== 'check_in' || hold === undefined || side === undefined) return [];
  return [{ kind: 'absence', game_number: WHOLE_MATCH, side, note: null, opened_at: hold.since }];
}

function gameCases({ status, games }: SeriesState): readonly SeriesCase[] {
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
  kind: (typeof GAME_CASE_KINDS)[number],
  { number }: SeriesGame,
  { side, note, at }: NonNullable<SeriesGame['dispute']>,
): SeriesCase {
  return { kind, game_number: number, side, note, opened_at: at };
}
