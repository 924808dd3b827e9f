import { termsOf } from '@pailei/domain/battles/formats/format-terms';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Outlook, OutlookRow } from '@pailei/domain/battles/outlook/outlook';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';

import { formatFacts } from '../../../../../shared/battles/model/format-facts.ts';
import type { SealMark } from '../../../../../shared/ui/marks/Seal.tsx';

export type OutlookLine = {
  readonly key: OutlookRow['outcome'];
  /** Null: neither side has it. */
  readonly mark: SealMark | null;
  readonly condition: string;
  readonly scores: string;
  readonly consequence: string;
};

/** What is counted: games of the only board, bouts where the winner stays, else boards. */
function unitOf({ unit }: Outlook, state: BattleState): string {
  if (unit === 'games') return '局';
  return formatFacts(state).hasOrderNames ? '擂' : '台';
}

/** `还有 3 台，再胜 2 台即胜`; where the number is open, only what is needed. */
export function outlookSummary(outlook: Outlook, state: BattleState): string {
  const { left, needed } = outlook;
  const unit = unitOf(outlook, state);
  return `${left === null ? '' : `还有 ${left} ${unit}，`}再胜 ${needed} ${unit}即胜`;
}

/** `还需 2 台`. */
export const neededText = (outlook: Outlook, state: BattleState): string =>
  `还需 ${outlook.needed} ${unitOf(outlook, state)}`;

const MARKS: Readonly<Record<OutlookRow['outcome'], SealMark | null>> = {
  win: '胜',
  lose: '负',
  games_then_ace: null,
  ace: null,
  decider: null,
  games: null,
  draw: null,
};

function condition({ outcome, wins, losses, lost_by_both }: OutlookRow, unit: string): string {
  if (outcome === 'win') return `再胜 ${wins} ${unit}`;
  if (outcome === 'lose') return `再负 ${losses} ${unit}`;
  const decided = [wins > 0 && `胜 ${wins}`, losses > 0 && `负 ${losses}`].filter((part) => part !== false).join(' ');
  if (lost_by_both === 0) return decided;
  return wins + losses === 0 ? `余下一${unit}双方判负` : `${decided}，另一${unit}双方判负`;
}

type Course = { readonly outlook: Outlook; readonly state: BattleState; readonly side: Side };

function consequenceText(row: OutlookRow, { outlook, state, side }: Course): string {
  const { outcome, wins, losses } = row;
  const rest = restText(state, (outlook.left ?? 0) - wins - losses);
  const minutes = Math.round(state.settings.timers.naming / 60);
  const ace = `加赛一台王牌，双方队长各在 ${minutes} 分钟内派一人。`;
  switch (outcome) {
    case 'win':
      return `${state.sides[side].name} 胜。${rest}`;
    case 'lose':
      return `${state.sides[otherSide(side)].name} 胜。${rest}`;
    case 'games_then_ace':
      return `先比总胜局，再相同则${ace}`;
    case 'ace':
      return ace;
    case 'decider':
      return `加赛决胜台，双方队长各在 ${minutes} 分钟内派一人。`;
    case 'games':
      return '比总胜局，相同为平局。';
    case 'draw':
      return '平局。';
    default:
      return outcome satisfies never;
  }
}

/** What becomes of so many boards that run when the battle is decided before them. */
function restText({ settings: { format } }: BattleState, rest: number): string {
  const { opensTogether, boardCount } = termsOf(format);
  if (rest <= 0 || !opensTogether) return '';
  return boardCount(format).is_played_out ? '余下各台照常打完。' : '余下各台停在当前局。';
}

/** From one score to the other: `3:1 / 3:2`; more than two are a span. */
function scoresText(scores: OutlookRow['scores']): string {
  const texts = scores.map(([own, other]) => `${own}:${other}`);
  return texts.length > 2 ? `${texts[0]} – ${texts.at(-1)}` : texts.join(' / ');
}

export function outlookLines(outlook: Outlook, state: BattleState, side: Side): readonly OutlookLine[] {
  return outlook.rows.map((row) => ({
    key: row.outcome,
    mark: MARKS[row.outcome],
    condition: condition(row, unitOf(outlook, state)),
    scores: scoresText(row.scores),
    consequence: consequenceText(row, { outlook, state, side }),
  }));
}
