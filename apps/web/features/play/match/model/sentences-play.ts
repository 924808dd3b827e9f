import { otherSide } from '@pailei/domain/series/decide/legal';
import type { GameEnding, SeriesEndCause } from '@pailei/domain/series/types';
import type { SeriesEventType } from '@pailei/domain/series/events';
import { resultText } from '../../../../shared/match/series-labels.ts';
import {
  dispute,
  game,
  minor,
  named,
  nameOf,
  result,
  plain,
  scoreOf,
  strong,
  type SentenceBuilders,
} from './sentence.ts';

type PlayEventType = Extract<
  SeriesEventType,
  | 'game_started'
  | 'result_reported'
  | 'report_reminded'
  | 'dispute_opened'
  | 'result_questioned'
  | 'game_finished'
  | 'game_awarded'
  | 'series_finished'
>;

/** By the name of who lost. */
type Note = (loser: string) => string;

const ENDING_NOTES: Readonly<Record<GameEnding, Note>> = {
  agreement: () => '',
  unconfirmed: () => '（到时未确认，自动结算）',
  ruling: () => '（裁判裁定）',
  correction: () => '（裁判更正）',
  penalty: () => '（判罚）',
  timeout: (loser) => `（${loser} 未按时选择）`,
  no_show: (loser) => `（${loser} 未到）`,
};

const END_NOTES: Readonly<Record<SeriesEndCause, Note>> = {
  score: () => '',
  no_show: (loser) => `，${loser} 未到`,
  both_absent: () => '，双方未到',
  forfeit: (loser) => `，${loser} 弃权`,
  match_loss: (loser) => `，${loser} 被判负本场`,
  disqualification: (loser) => `，${loser} 被取消资格`,
};

const quoted = (note: string | null) => (note ? `，说明：${note}` : '');

/** Games, reports and the end of the series. */
export const PLAY_SENTENCES: SentenceBuilders<PlayEventType> = {
  game_started: ({ game_number, replay_of }) =>
    plain(replay_of === null ? `${game(game_number)}开始` : `${game(game_number)}开始，重赛${game(replay_of)}`),
  result_reported: ({ game_number, side, result: reported, note }, series) =>
    minor(`${nameOf(series, side)} 上报${game(game_number)}：${resultText(reported, named(series))}${quoted(note)}`),
  report_reminded: ({ game_number, side }, series) =>
    minor(`提醒 ${nameOf(series, side)} 确认${game(game_number)}的结果`),
  dispute_opened: ({ game_number, cause, side, note }, series) =>
    cause === 'reports_differ'
      ? dispute(`${nameOf(series, 'a')} 与 ${nameOf(series, 'b')} 上报的${game(game_number)}结果不一致，已通知裁判`)
      : dispute(`${nameOf(series, side)} 对${game(game_number)}的结果提出异议，已通知裁判${quoted(note)}`),
  result_questioned: ({ game_number, side, note }, series) =>
    dispute(`${nameOf(series, side)} 对已结算的${game(game_number)}提出异议${quoted(note)}`),
  game_finished: ({ game_number, winner, ended_by }, series) =>
    winner === 'draw'
      ? result(`${game(game_number)}平局${ENDING_NOTES[ended_by]('')}`)
      : result(
          `${nameOf(series, winner)} 拿下${game(game_number)}，比分 `,
          strong(scoreOf(series)),
          ENDING_NOTES[ended_by](nameOf(series, otherSide(winner))),
        ),
  game_awarded: ({ game_number, winner, ended_by }, series) =>
    result(
      `${game(game_number)}判给 ${nameOf(series, winner)}，比分 `,
      strong(scoreOf(series)),
      ENDING_NOTES[ended_by](nameOf(series, otherSide(winner))),
    ),
  series_finished: ({ winner, cause, score }, series) => {
    if (winner === null) return result(`双方判负${cause === 'both_absent' ? '，双方未到' : ''}`);
    const digits = `${score[winner]}:${score[otherSide(winner)]}`;
    return result(
      `${nameOf(series, winner)} 以 `,
      strong(digits),
      ` 取胜${END_NOTES[cause](nameOf(series, otherSide(winner)))}`,
    );
  },
};
