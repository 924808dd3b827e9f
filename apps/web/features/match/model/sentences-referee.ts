import type { SeriesEventType, SeriesState } from '@pailei/domain/series';
import { formatDuration } from '../../../shared/ui/countdown.format.ts';
import { PENALTY_NAMES, resultText } from './series-words.ts';
import { game, nameOf, ruling, says, scoreOf, strong, type Tellers } from './sentence.ts';

type RefereeEventType = Extract<
  SeriesEventType,
  | 'game_ruled'
  | 'game_corrected'
  | 'game_upheld'
  | 'game_voided'
  | 'penalty_given'
  | 'series_paused'
  | 'series_resumed'
  | 'time_credited'
  | 'deadline_extended'
  | 'series_reopened'
  | 'series_cancelled'
>;

interface Ruled {
  readonly reason: string;
  readonly by: { readonly name: string };
}

const who = ({ by }: Ruled) => `裁判 ${by.name} `;
const why = ({ reason }: Ruled) => `，理由：${reason}`;
const named = (series: SeriesState) => (side: 'a' | 'b') => nameOf(series, side);

function extension(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`;
}

/** Rulings; a correction tells what stood before and what stands now. */
export const REFEREE_SENTENCES: Tellers<RefereeEventType> = {
  game_ruled: (ruled, series) =>
    ruled.result === 'draw'
      ? ruling(`${who(ruled)}裁定${game(ruled.game_number)}平局，重赛${why(ruled)}`)
      : ruling(
          `${who(ruled)}裁定${game(ruled.game_number)} `,
          strong(resultText(ruled.result, named(series))),
          why(ruled),
        ),
  game_corrected: (ruled, series) =>
    ruling(
      `${who(ruled)}更正${game(ruled.game_number)}：由 ${resultText(ruled.previous, named(series))} 改为 `,
      strong(resultText(ruled.winner, named(series))),
      `，比分 `,
      strong(scoreOf(series)),
      why(ruled),
    ),
  game_upheld: (ruled) => ruling(`${who(ruled)}维持${game(ruled.game_number)}的结果${why(ruled)}`),
  game_voided: (ruled, series) =>
    ruled.cause === null
      ? ruling(`${who(ruled)}判${game(ruled.game_number)}作废，比分 `, strong(scoreOf(series)), why(ruled))
      : ruling(`${game(ruled.game_number)}随${game(ruled.cause)}的改判作废，比分 `, strong(scoreOf(series))),
  penalty_given: (ruled, series) =>
    ruling(`${who(ruled)}判罚 ${nameOf(series, ruled.side)} `, strong(PENALTY_NAMES[ruled.kind]), why(ruled)),
  series_paused: (ruled) => ruling(`${who(ruled)}暂停对局${why(ruled)}`),
  series_resumed: (ruled) => ruling(`${who(ruled)}恢复对局${why(ruled)}`),
  time_credited: ({ lost_ms }) => says('维护期间停表，时限顺延 ', strong(formatDuration(lost_ms))),
  deadline_extended: (ruled) => ruling(`${who(ruled)}延长时限 ${extension(ruled.seconds)}${why(ruled)}`),
  series_reopened: (ruled) => ruling(`${who(ruled)}重开对局，比赛继续${why(ruled)}`),
  series_cancelled: (ruled) => ruling(`${who(ruled)}取消对局${why(ruled)}`),
};
