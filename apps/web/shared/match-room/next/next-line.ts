import { nextAction, type NextActionKind } from '@pailei/domain/series/next-action';
import type { DueKind, SeriesState, SeriesStep } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

/** What a line about the next thing in a match is made of. */
export type NextFacts = {
  readonly action: NextActionKind;
  readonly game_number: number | null;
  readonly step: SeriesStep | null;
  readonly due_at: string | null;
  readonly due_kind: DueKind | null;
};

export type NextLine = {
  /** What the player does or waits for. */
  readonly title: string;
  /** What comes after it; where a deadline runs, also what its end brings. */
  readonly after: string;
  readonly due_label: string;
  readonly due_at: string | null;
};

/** `check_in`: before the first step of a match. */
type Moment = SeriesStep | 'check_in';

const WAITS: Readonly<Record<Moment, string>> = {
  check_in: '等待对手进入房间',
  shield: '等待对手提交保护',
  ban: '等待对手提交禁用',
  pick: '等待对手选择卡组',
  game: '等待对手',
  confirm: '等待对手确认',
};

const AFTER: Readonly<Record<Moment, string>> = {
  check_in: '双方就绪后开始，超时未就绪的一方判负',
  shield: '双方同时暗选，都提交后公布，超时由系统随机保护',
  ban: '双方同时暗禁，都提交后公布，超时由系统随机禁用',
  pick: '双方同时暗选，都提交后公布并开打，超时由系统随机选择',
  game: '打完后由一方上报，对手确认后生效',
  confirm: '确认后继续，超时未回应，以对手上报的结果为准',
};

const TITLES: Readonly<Record<NextActionKind, (facts: { game: string; moment: Moment }) => string>> = {
  wait_start: () => '等待本场开放',
  ready: () => '进入房间',
  shield: () => '选择要保护的卡组',
  ban: () => '选择要禁用的对手卡组',
  pick: ({ game }) => `选择${game}出战卡组`,
  report: ({ game }) => `打完后上报${game}结果`,
  confirm: ({ game }) => `确认对手上报的${game}结果`,
  wait_opponent: ({ moment }) => WAITS[moment],
  wait_referee: () => '等待裁判裁定',
  paused: () => '本场已暂停',
  done: () => '本场已结束',
};

/** Where the step does not tell what comes. */
const STILL: Readonly<Partial<Record<NextActionKind, string>>> = {
  wait_start: '开放后会通知你',
  wait_referee: '裁定前本场不计时',
  paused: '裁判恢复后继续计时',
  done: '结果已生效',
};

/** The next thing for a player in a match, and what follows: the room of the match and the page of all matches say the same. */
export function nextLine({ action, game_number, step, due_at, due_kind }: NextFacts): NextLine {
  const moment: Moment = step ?? 'check_in';
  const game = game_number === null ? '' : `第 ${game_number} 局`;
  return {
    title: TITLES[action]({ game, moment }),
    after: STILL[action] ?? AFTER[moment],
    due_label: dueLabel(due_kind),
    due_at: action === 'done' ? null : due_at,
  };
}

function dueLabel(kind: DueKind | null): string {
  if (kind === 'grace') return '宽限';
  return kind === 'reminder' ? '下次提醒' : '剩余';
}

/** The facts of a match as its side is shown it. */
export function nextFacts(series: SeriesState, side: Side): NextFacts {
  const { step, due_kind } = series;
  return { ...nextAction(series, side), step, due_kind };
}
