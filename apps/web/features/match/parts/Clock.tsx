import type { SeriesGame } from '@pailei/domain/series';
import { formatCountdown, formatDuration, isLastMinute } from '../../../shared/ui/countdown.format.ts';
import { useDeadlineNow, useNow } from '../../../shared/ui/Countdown.tsx';
import { gameDurationMs } from '../model/game-axis.ts';

/** Null: live, so that the clock runs; else the replayed moment in milliseconds. */
export type Moment = number | null;

/** How long a game has lasted. */
export function GameClock({ game, moment }: { game: SeriesGame; moment: Moment }) {
  if (game.ended_at !== null) return formatDuration(gameDurationMs(game, 0));
  return moment === null ? <RunningClock game={game} /> : formatDuration(gameDurationMs(game, moment));
}

/** What is left until `dueAt` (ISO). */
export function DueClock({ dueAt, moment }: { dueAt: string; moment: Moment }) {
  return moment === null ? <RunningCountdown dueAt={dueAt} /> : formatCountdown(Date.parse(dueAt) - moment);
}

function RunningClock({ game }: { game: SeriesGame }) {
  return formatDuration(gameDurationMs(game, useNow()));
}

function RunningCountdown({ dueAt }: { dueAt: string }) {
  const remainingMs = Date.parse(dueAt) - useDeadlineNow();
  return <span title={isLastMinute(remainingMs) ? '不足 1 分钟' : undefined}>{formatCountdown(remainingMs)}</span>;
}
