import type { BattleState, Outlook, OutlookRow } from '@pailei/domain/battles';
import { otherSide, type Side } from '@pailei/domain/series';

import type { SealMark } from '../../../../../shared/ui/marks/Seal.tsx';

export type OutlookLine = {
  readonly key: OutlookRow['outcome'];
  /** Null: neither side has it. */
  readonly mark: SealMark | null;
  readonly condition: string;
  readonly scores: string;
  readonly consequence: string;
};

type Words = { readonly one: string; readonly many: (count: number) => string };

const WORDS: Readonly<Record<Outlook['unit'], Words>> = {
  boards: { one: '台', many: (count) => `${count} 台` },
  games: { one: '局', many: (count) => `${count} 局` },
};

/** `还有 3 台，再胜 2 台即胜`; where the number is open, only what is needed. */
export function outlookSummary({ unit, left, needed }: Outlook): string {
  const { many } = WORDS[unit];
  return left === null ? `再胜 ${many(needed)}即胜` : `还有 ${many(left)}，再胜 ${many(needed)}即胜`;
}

/** `还需 2 台`. */
export const neededText = ({ unit, needed }: Outlook): string => `还需 ${WORDS[unit].many(needed)}`;

const MARKS: Readonly<Record<OutlookRow['outcome'], SealMark | null>> = {
  win: '胜',
  lose: '负',
  games_then_ace: null,
  ace: null,
  decider: null,
  games: null,
  draw: null,
};

function condition({ outcome, wins, losses, lost_by_both }: OutlookRow, unit: Outlook['unit']): string {
  const { many, one } = WORDS[unit];
  if (outcome === 'win') return `再胜 ${many(wins)}`;
  if (outcome === 'lose') return `再负 ${many(losses)}`;
  const decided = `胜 ${wins} 负 ${losses}`;
  if (lost_by_both === 0) return decided;
  return wins + losses === 0 ? `余下一${one}双方判负` : `${decided}，另一${one}双方判负`;
}

function consequenceText({ outcome }: OutlookRow, state: BattleState, side: Side): string {
  const minutes = Math.round(state.settings.timers.naming / 60);
  const ace = `加赛一台王牌，双方队长各在 ${minutes} 分钟内点一人。`;
  switch (outcome) {
    case 'win':
      return `${state.sides[side].name} 胜。${restText(state)}`;
    case 'lose':
      return `${state.sides[otherSide(side)].name} 胜。${restText(state)}`;
    case 'games_then_ace':
      return `先比总胜局，再相同则${ace}`;
    case 'ace':
      return ace;
    case 'decider':
      return `加赛决胜台，双方队长各在 ${minutes} 分钟内点一人。`;
    case 'games':
      return '比总胜局，相同为平局。';
    case 'draw':
      return '平局。';
    default:
      return outcome satisfies never;
  }
}

/** What becomes of the boards that run when the battle is decided before them. */
function restText({ settings: { format } }: BattleState): string {
  if (format.code === 'boards') return format.decided === 'majority' ? '余下各台停在当前局。' : '余下各台照常打完。';
  return '';
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
    condition: condition(row, outlook.unit),
    scores: scoresText(row.scores),
    consequence: consequenceText(row, state, side),
  }));
}
