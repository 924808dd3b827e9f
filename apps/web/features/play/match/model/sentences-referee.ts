import type { SeriesEventType } from '@pailei/domain/series/events';
import { formatDuration } from '../../../../shared/ui/time/countdown.format.ts';
import { PENALTY_NAMES, resultText } from '../../../../shared/match/series-labels.ts';
import { game, named, nameOf, ruling, plain, scoreOf, strong, type SentenceBuilders } from './sentence.ts';
import { longDuration } from '../../../../shared/ui/time/credit-text.ts';

type RefereeEventType = Extract<
  SeriesEventType,
  | 'game_ruled'
  | 'game_corrected'
  | 'game_upheld'
  | 'game_voided'
  | 'result_awarded'
  | 'score_corrected'
  | 'penalty_given'
  | 'series_paused'
  | 'series_resumed'
  | 'time_credited'
  | 'deadline_extended'
  | 'series_reopened'
  | 'series_cancelled'
  | 'ruling_undone'
>;

type Ruled = {
  readonly reason: string;
  readonly by: { readonly name: string };
};

const refereeName = ({ by }: Ruled) => `裁判 ${by.name} `;
const reasonText = ({ reason }: Ruled) => `，原因：${reason}`;

function extension(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`;
}

/** Rulings; a correction names the previous and the new result. */
export const REFEREE_SENTENCES: SentenceBuilders<RefereeEventType> = {
  game_ruled: (ruled, series) =>
    ruled.result === 'draw'
      ? ruling(`${refereeName(ruled)}裁定${game(ruled.game_number)}平局，重赛${reasonText(ruled)}`)
      : ruling(
          `${refereeName(ruled)}裁定${game(ruled.game_number)} `,
          strong(resultText(ruled.result, named(series))),
          reasonText(ruled),
        ),
  game_corrected: (ruled, series) =>
    ruling(
      `${refereeName(ruled)}更正${game(ruled.game_number)}：由 ${resultText(ruled.previous, named(series))} 改为 `,
      strong(resultText(ruled.winner, named(series))),
      `，比分 `,
      strong(scoreOf(series)),
      reasonText(ruled),
    ),
  game_upheld: (ruled) => ruling(`${refereeName(ruled)}维持${game(ruled.game_number)}的结果${reasonText(ruled)}`),
  game_voided: (ruled, series) =>
    ruled.cause === null
      ? ruling(
          `${refereeName(ruled)}判${game(ruled.game_number)}作废，比分 `,
          strong(scoreOf(series)),
          reasonText(ruled),
        )
      : ruling(`${game(ruled.game_number)}随${game(ruled.cause)}的改判作废，比分 `, strong(scoreOf(series))),
  result_awarded: (ruled) =>
    ruling(`${refereeName(ruled)}判定本场比分 `, strong(`${ruled.score.a}:${ruled.score.b}`), reasonText(ruled)),
  score_corrected: (ruled) =>
    ruling(
      `${refereeName(ruled)}更正本场比分：由 ${ruled.previous.a}:${ruled.previous.b} 改为 `,
      strong(`${ruled.score.a}:${ruled.score.b}`),
      reasonText(ruled),
    ),
  penalty_given: (ruled, series) =>
    ruling(
      `${refereeName(ruled)}判罚 ${nameOf(series, ruled.side)} `,
      strong(PENALTY_NAMES[ruled.kind]),
      reasonText(ruled),
    ),
  series_paused: (ruled) => ruling(`${refereeName(ruled)}暂停本场${reasonText(ruled)}`),
  series_resumed: (ruled) => ruling(`${refereeName(ruled)}恢复本场${reasonText(ruled)}`),
  time_credited({ lost_ms, cause }) {
    return cause
      ? plain('网站中断 ', strong(longDuration(lost_ms)), '，已补回')
      : plain('维护期间停表，时限顺延 ', strong(formatDuration(lost_ms)));
  },
  deadline_extended: (ruled) => ruling(`${refereeName(ruled)}延长时限 ${extension(ruled.seconds)}${reasonText(ruled)}`),
  series_reopened: (ruled) => ruling(`${refereeName(ruled)}重开本场，继续进行${reasonText(ruled)}`),
  series_cancelled: (ruled) => ruling(`${refereeName(ruled)}取消本场${reasonText(ruled)}`),
  ruling_undone: (ruled, series) =>
    ruling(`${refereeName(ruled)}撤销上一次裁定，比分 `, strong(scoreOf(series)), reasonText(ruled)),
};
