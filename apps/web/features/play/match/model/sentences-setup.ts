import { otherSide } from '@pailei/domain/series/decide/legal';
import type { SeriesEventType } from '@pailei/domain/series/events';
import type { SeriesState } from '@pailei/domain/series/types';
import type { Side } from '@pailei/domain/series/sides';
import { settingsText, STEP_NAMES } from '../../../../shared/match/series-labels.ts';
import { choiceParts, deckName, game, minor, nameOf, plain, strong, type SentenceBuilders } from './sentence.ts';
import { clockText } from '../../../../shared/ui/time/time.format.ts';

type SetupEventType = Extract<
  SeriesEventType,
  | 'series_created'
  | 'check_in_opened'
  | 'check_in_prolonged'
  | 'check_in_held'
  | 'check_in_restarted'
  | 'side_ready'
  | 'step_started'
  | 'deadline_missed'
  | 'grace_given'
  | 'shield_locked'
  | 'shields_revealed'
  | 'bans_locked'
  | 'bans_revealed'
  | 'pick_locked'
  | 'picks_revealed'
>;

const chooser = (bySystem: boolean) => (bySystem ? '（系统代选）' : '');

function bannedNames(series: SeriesState, side: Side, slots: readonly number[]): string[] {
  return slots.map((slot) => deckName(series, otherSide(side), slot));
}

const namesOf = (series: SeriesState, sides: readonly Side[]) => sides.map((side) => nameOf(series, side)).join('、');

/** Everything up to the moment a game starts. */
export const SETUP_SENTENCES: SentenceBuilders<SetupEventType> = {
  series_created: (_, series) =>
    plain(`${nameOf(series, 'a')} 对阵 ${nameOf(series, 'b')}，`, strong(settingsText(series))),
  check_in_opened: ({ due_at }) => plain('双方进入准备，截止 ', strong(clockText(due_at))),
  check_in_prolonged: ({ due_at }) => plain('仍有选手未就绪，继续等到 ', strong(clockText(due_at))),
  check_in_held: ({ sides }, series) => plain(`还没有通知到 ${namesOf(series, sides)}，缺席时限不计，已请裁判处理`),
  check_in_restarted: ({ sides, due_at }, series) =>
    plain(`${namesOf(series, sides)} 刚刚收到通知，等到 `, strong(clockText(due_at))),
  side_ready: ({ side }, series) => minor(`${nameOf(series, side)} 已就绪`),
  step_started: ({ step, game_number }) => {
    if (step === 'pick') return minor(`${game(game_number ?? 1)}选择卡组`);
    return plain(`${STEP_NAMES[step]}阶段开始`);
  },
  deadline_missed: ({ side, step }, series) => plain(`${nameOf(series, side)} 未按时提交${STEP_NAMES[step]}`),
  grace_given: ({ sides, due_at, at }, series) => {
    const seconds = Math.round((Date.parse(due_at) - Date.parse(at)) / 1_000);
    return plain(`${namesOf(series, sides)} 获得 ${seconds} 秒宽限`);
  },
  shield_locked: ({ side, by_system }, series) => minor(`${nameOf(series, side)} 已提交保护${chooser(by_system)}`),
  shields_revealed: ({ slots }, series) =>
    plain(
      '保护公布：',
      ...choiceParts(series, '保护', { a: [deckName(series, 'a', slots.a)], b: [deckName(series, 'b', slots.b)] }),
    ),
  bans_locked: ({ side, by_system }, series) => minor(`${nameOf(series, side)} 已提交禁用${chooser(by_system)}`),
  bans_revealed: ({ slots }, series) =>
    plain(
      '禁用公布：',
      ...choiceParts(series, '禁', { a: bannedNames(series, 'a', slots.a), b: bannedNames(series, 'b', slots.b) }),
    ),
  pick_locked: ({ side, game_number, by_system }, series) =>
    minor(`${nameOf(series, side)} 已选好${game(game_number)}的卡组${chooser(by_system)}`),
  picks_revealed: ({ game_number, slots }, series) =>
    plain(
      `${game(game_number)}卡组公布：`,
      ...choiceParts(series, '出战', { a: [deckName(series, 'a', slots.a)], b: [deckName(series, 'b', slots.b)] }),
    ),
};
