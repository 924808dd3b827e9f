import { mostBans } from '@pailei/domain/series/settings';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import { nextAction, type NextActionKind } from '@pailei/domain/series/next-action';
import { otherSide, runningGame } from '@pailei/domain/series/decide/legal';
import type { GameResult, SeriesGame, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

export type FlowStep = {
  readonly key: 'ready' | 'shield' | 'ban' | 'pick' | 'report' | 'confirm';
  readonly label: string;
  readonly phase: 'done' | 'now' | 'wait';
};

const LABELS: Readonly<Record<FlowStep['key'], string>> = {
  ready: '进入房间',
  shield: '提交保护',
  ban: '提交禁用',
  pick: '选择卡组',
  report: '上报比分',
  confirm: '双方确认',
};

/** The way through a match; shield and ban only where the format has them. */
export function flowSteps(series: SeriesState): FlowStep[] {
  const { shield } = series.settings;
  const hasBans = mostBans(series.settings) > 0;
  const keys = (['ready', 'shield', 'ban', 'pick', 'report', 'confirm'] as const).filter(
    (key) => (key !== 'shield' || shield) && (key !== 'ban' || hasBans),
  );
  const now = isSeriesOver(series.status) ? keys.length : keys.indexOf(stepKey(series));
  return keys.map((key, index) => ({
    key,
    label: LABELS[key],
    phase: index < now ? 'done' : index === now ? 'now' : 'wait',
  }));
}

function stepKey({ status, step }: SeriesState): FlowStep['key'] {
  if (status === 'disputed') return 'confirm';
  switch (step) {
    case 'shield':
    case 'ban':
    case 'pick':
    case 'confirm':
      return step;
    case 'game':
      return 'report';
    case null:
      return 'ready';
    default:
      return step satisfies never;
  }
}

/** Whether something waits for this side: what the page calls 「轮到你」. */
export function isMyTurn(series: SeriesState, side: Side): boolean {
  const mine: readonly NextActionKind[] = ['ready', 'shield', 'ban', 'pick', 'report', 'confirm'];
  return mine.includes(nextAction(series, side).action);
}

const TURN_LABELS: Readonly<Partial<Record<NextActionKind, string>>> = {
  ready: '进入房间',
  shield: '选择要保护的卡组',
  ban: '选择要禁用的对手卡组',
  pick: '选择出战卡组',
  report: '上报对局结果',
  confirm: '确认对手上报的结果',
};

/** The text of the assertive live region; empty while nothing waits for this side. */
export function turnText(series: SeriesState, side: Side): string {
  const turn = TURN_LABELS[nextAction(series, side).action];
  return turn === undefined ? '' : `轮到你：${turn}`;
}

/** A result from the view of one side: `我胜`, `对手胜`, `平局`. */
export function resultLabel(result: GameResult, side: Side): string {
  if (result === 'draw') return '平局';
  return result === side ? '我胜' : '对手胜';
}

/** When a one-sided report settles by itself: the deadline that runs may be a reminder before that. */
export function autoConfirmsAt({ due_at, due_kind, settings }: SeriesState, { reminders }: SeriesGame): string | null {
  if (due_at === null || due_kind !== 'reminder') return due_at;
  const { reminders: marks, confirm } = settings.timers;
  const wait = confirm - (marks[reminders] ?? confirm);
  return new Date(Date.parse(due_at) + wait * 1_000).toISOString();
}

/** The report that waits for this side's answer. */
export function opponentClaim(
  series: SeriesState,
  side: Side,
): { game: SeriesGame; result: GameResult; note: string | null } | null {
  const game = runningGame(series);
  const report = game?.reports[otherSide(side)];
  return game && report && !game.reports[side] ? { game, result: report.result, note: report.note } : null;
}

/** A game that was confirmed automatically without this side and that it has not objected to yet, also after the end of the series. */
export function contestableGame(series: SeriesState, side: Side): SeriesGame | null {
  if (series.status === 'forfeited' || series.status === 'cancelled') return null;
  return (
    series.games.findLast(
      (game) =>
        game.ended_by === 'unconfirmed' && game.status === 'finished' && !game.reports[side] && !game.questioned,
    ) ?? null
  );
}

/** The line about the other side beside a hidden choice. */
export function opponentText(series: SeriesState, side: Side): string {
  const opponent = series.sides[otherSide(side)];
  switch (series.step) {
    case 'shield':
      return opponent.shield.locked ? '对手已提交' : '对手尚未提交';
    case 'ban':
      return opponent.bans.locked ? '对手已提交' : '对手尚未提交';
    case 'pick':
      return opponent.pick.locked ? '对手已提交' : '对手尚未提交';
    default:
      return opponent.ready ? '对手已就绪' : '对手尚未就绪';
  }
}
