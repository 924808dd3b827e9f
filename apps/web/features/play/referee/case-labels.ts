import type { CallCase, MatchCase, StaffCase } from '@pailei/contracts/play/staff/staff-shapes';
import { SIDES, type Side } from '@pailei/domain/series/sides';

import { resultText } from '../../../shared/match/series-labels.ts';

/** The subject of a case: 第 3 局上报不一致：长街听雨 与 青萍. */
export function subjectOf(one: MatchCase): string {
  const game = `第 ${one.game_number} 局`;
  if (one.kind === 'objection') {
    const result = one.settled === null ? '' : `（${resultText(one.settled, (side) => one.sides[side].name)}）`;
    const objector = SIDES.find((side) => one.sides[side].objection !== null);
    return `${game}无人确认自动生效${result}，${objector ? one.sides[objector].name : '另一方'} 有异议`;
  }
  const isContested = SIDES.some((side) => one.sides[side].objection !== null);
  return isContested ? `${game}的上报被否认` : `${game}上报不一致：${one.sides.a.name} 与 ${one.sides.b.name}`;
}

/** Whether the user plays in the match of the case: then another referee decides. */
export function isOwnCase(
  { sides }: { sides: Record<Side, { user_id: string }> },
  userId: string | undefined,
): boolean {
  return SIDES.some((side) => sides[side].user_id === userId);
}

/** What a call is about: `第 3 台`. */
export const callPlace = ({ board_number }: Pick<CallCase, 'board_number'>): string =>
  board_number === null ? '不限台号' : `第 ${board_number} 台`;

/** How many nobody has taken up. */
export const unattended = (cases: readonly StaffCase[]): number =>
  cases.filter((one) => !('answered_by' in one) || one.answered_by === null).length;

/** Whether the user is of one of the two teams: then another referee comes. */
export function isOwnCall({ teams }: Pick<CallCase, 'teams'>, teamId: string | null | undefined): boolean {
  return SIDES.some((side) => teams[side].id === teamId);
}
