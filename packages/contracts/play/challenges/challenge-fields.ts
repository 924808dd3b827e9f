import {
  BATTLE_FORMATS,
  CLASS_SCOPES,
  DECIDED_MODES,
  DECIDER_MODES,
  DEFAULT_BATTLE_TIMERS,
  PLAYER_ORDERS,
  TEAM_SIZES,
  TIE_MODES,
  type BattleFormat,
  type BattleFormatCode,
} from '@pailei/domain/battles';
import { CHALLENGE_SLOTS_MAX, offeredBestOf, type OfferedBattle } from '@pailei/domain/battles/challenge';
import { BAN_COUNTS, BEST_OF, SERIES_FORMATS } from '@pailei/domain/series';
import { DELAY_SECONDS_MAX } from '@pailei/domain/streams';
import { TEAM_MEMBERS_MAX } from '@pailei/domain/teams';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { secondsField, seriesTimersSchema } from '../tournaments/tournament-settings.ts';
import { USUAL_SERIES_TIMERS } from '../tournaments/usual-series-timers.ts';

const size = z.literal(TEAM_SIZES, `每队上场人数应为 ${TEAM_SIZES[0]}–${TEAM_SIZES.at(-1)}`);
const yesOrNo = z.boolean('取值应为 true 或 false');

/** As a captain fills them in: the parameters of each format by its code. */
const FORMAT_FIELDS = {
  boards: z.strictObject({
    code: z.literal('boards'),
    size,
    decided: z.enum(DECIDED_MODES, '请选择何时分出胜负').default('majority'),
    tie: z.enum(TIE_MODES, '请选择打平之后的规则').default('games_then_ace'),
  }),
  winner_stays: z.strictObject({
    code: z.literal('winner_stays'),
    size,
    order: z.enum(PLAYER_ORDERS, '请选择出场次序的规则').default('fixed'),
    revival: yesOrNo.default(false),
  }),
  relay: z.strictObject({ code: z.literal('relay'), size }),
  co_op: z.strictObject({ code: z.literal('co_op'), size: z.literal(1, '协作赛每队 1 人上场').default(1) }),
  two_v_two: z.strictObject({
    code: z.literal('two_v_two'),
    size: z.literal(2, '双人赛每队 2 人上场').default(2),
    decider: z.enum(DECIDER_MODES, '请选择打平之后的规则').default('board'),
  }),
  scheveningen: z.strictObject({ code: z.literal('scheveningen'), size }),
  conquest_team: z.strictObject({ code: z.literal('conquest_team'), size }),
} as const satisfies { [C in BattleFormatCode]: z.ZodType<Extract<BattleFormat, { code: C }>> };

const formatField = z.discriminatedUnion(
  'code',
  BATTLE_FORMATS.map((code) => FORMAT_FIELDS[code]) as [
    (typeof FORMAT_FIELDS)['boards'],
    ...(typeof FORMAT_FIELDS)[BattleFormatCode][],
  ],
  { error: '请选择赛制' },
);

const wholeNumber = (least: number, most: number) =>
  z.number('请输入数字').int('请输入整数').min(least, `不能小于 ${least}`).max(most, `不能大于 ${most}`);

const DAY_SECONDS = 86_400;

/** Of a battle's own steps, in seconds. */
const timersField = z
  .strictObject({
    line_up: secondsField(DAY_SECONDS),
    check_in: secondsField(DAY_SECONDS),
    naming: secondsField(3_600),
  })
  .refine(({ line_up, check_in }) => line_up >= check_in, {
    path: ['line_up'],
    error: '出战名单应在签到开放之前截止',
  });

/** A time of the start. In the past, or too far ahead: that is the rules' to refuse. */
export const slotField = isoTime.describe('开战时间');

/** What a captain offers: how to play, and when. */
export const offerFields = {
  format: formatField,
  best_of: z.literal(BEST_OF, '请选择局数').describe('每台的局数：接力赛 9 或 11，全员互打 1，其余 1、3、5、7'),
  series_format: z.enum(SERIES_FORMATS, '请选择对局赛制').default('conquest').describe('接力赛总是 last_hero_standing'),
  bans: z.literal(BAN_COUNTS, '请选择禁用数').default(0),
  distinct_classes: z.enum(CLASS_SCOPES, '请选择职业不得重复的范围').default('player'),
  check_in_members: wholeNumber(1, TEAM_MEMBERS_MAX).default(1).describe('每队需要签到的人数'),
  timers: timersField.default(DEFAULT_BATTLE_TIMERS).describe('秒数：开战前多久截止名单、多久开放签到；点名时限'),
  series_timers: seriesTimersSchema.default(USUAL_SERIES_TIMERS).describe('每台各步骤的秒数'),
  delay_seconds: wholeNumber(0, DELAY_SECONDS_MAX).default(0).describe('观众看到的延迟，秒'),
  slots: z
    .array(slotField, '请提出开战时间')
    .min(1, '请至少提出一个时间')
    .max(CHALLENGE_SLOTS_MAX, `最多提出 ${CHALLENGE_SLOTS_MAX} 个时间`),
};

type Lengths = Pick<OfferedBattle, 'format' | 'best_of'>;

/** Some formats are played in series of their own lengths. */
export const fitsLength = ({ format, best_of }: Lengths): boolean => offeredBestOf(format.code).includes(best_of);
export const LENGTH_REFUSAL = { path: ['best_of'], error: '该赛制不能采用这个局数' };
