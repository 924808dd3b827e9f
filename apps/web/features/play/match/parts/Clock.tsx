import type { SeriesGame } from '@pailei/domain/series/types';
import { formatCountdown, formatDuration, isLastMinute } from '../../../../shared/ui/time/countdown.format.ts';
import { useDeadlineNow, useNow } from '../../../../shared/ui/time/Countdown.tsx';
import { gameDurationMs } from '../model/game-axis.ts';

/** Null: live, so that the clock runs; else the replayed moment in milliseconds. */
export type ReplayTime = number | null;

/** How long a game has lasted. */
export function GameClock({ game, replayTime }: { game: SeriesGame; replayTime: ReplayTime }) {
  if (game.ended_at !== null) return formatDuration(gameDurationMs(game, 0));
  return replayTime === null ? <RunningClock game={game} /> : formatDuration(gameDurationMs(game, replayTime));
}

/** What is left until `dueAt` (ISO). */
export function DueClock({ dueAt, replayTime }: { dueAt: string; replayTime: ReplayTime }) {
  return replayTime === null ? <RunningCountdown dueAt={dueAt} /> : formatCountdown(Date.parse(dueAt) - replayTime);
}

function RunningClock({ game }: { game: SeriesGame }) {
  return formatDuration(gameDurationMs(game, useNow()));
}

function RunningCountdown({ dueAt }: { dueAt: string }) {
  const remainingMs = Date.parse(dueAt) - useDeadlineNow();
  const title = isLastMinute(remainingMs) ? `还剩 ${Math.ceil(remainingMs / 1_000)} 秒` : undefined;
  return <span title={title}>{formatCountdown(remainingMs)}</span>;
}
