import { playerOf } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';

import type { CheckedDraw } from '../../../../shared/draws/check-draws.ts';
import { choiceLines, choiceTitle, type ResultLine } from '../../../../shared/draws/draw-texts.ts';

/** Whom the system chose for, on which board, and what. A battle has no other draws. */
export function battleDrawTexts(
  { subject, result }: CheckedDraw,
  { boards, sides }: Pick<BattleState, 'boards' | 'sides'>,
): { title: string; lines: readonly ResultLine[] } {
  if (subject.kind !== 'choice') return { title: '', lines: [] };
  const board = boards.find(({ match_id }) => match_id === subject.match_id);
  const name = (board && playerOf(board, subject.side)?.name) ?? sides[subject.side].name;
  const place = board ? `第 ${board.number} 台 ` : '';
  return { title: `${place}${choiceTitle(name, subject)}`, lines: choiceLines(subject, result) };
}
