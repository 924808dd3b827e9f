import { runningGame, slotOf } from '@pailei/domain/series/decide/legal';
import type { SeriesDeck, SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';

/** The deck that a side plays with now, once both have chosen. */
export function deckInPlay(series: SeriesState, side: Side): SeriesDeck | null {
  const game = runningGame(series) ?? series.games.at(-1);
  const slot = game ? slotOf(game, side) : null;
  return series.sides[side].decks.find((deck) => deck.slot === slot) ?? null;
}

/** What a side has done in the step that runs: the last thing that happened on its half of the board. */
export function seatNote(series: SeriesState, side: Side): string {
  const { ready, shield, bans, pick } = series.sides[side];
  const handed = (isLocked: boolean, what: string) => (isLocked ? `${what}已交` : `${what}未交`);
  switch (series.step) {
    case 'shield':
      return handed(shield.locked, '保护');
    case 'ban':
      return handed(bans.locked, '禁用');
    case 'pick':
      return handed(pick.locked, '选择');
    case 'confirm':
      return runningGame(series)?.reports[side] ? '已上报' : '等对手确认';
    case 'game':
      return deckInPlay(series, side)?.name ?? '对局中';
    case null:
      return series.status === 'scheduled' || series.status === 'check_in'
        ? ready
          ? '已进入房间'
          : '未进入房间'
        : (deckInPlay(series, side)?.name ?? '');
    default:
      return series.step satisfies never;
  }
}

/** `第 3 局 · 决胜局`, `第 1 局`; empty before the first game. */
export function gameText(series: SeriesState): string {
  const number = runningGame(series)?.number ?? (series.step === 'pick' ? series.games.length + 1 : 0);
  if (number === 0) return '';
  const { a, b } = series.sides;
  const isLast = a.wins === b.wins && a.wins === Math.floor(series.settings.best_of / 2);
  return isLast ? `第 ${number} 局 · 决胜局` : `第 ${number} 局`;
}
