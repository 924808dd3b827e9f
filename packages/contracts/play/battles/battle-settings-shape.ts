import {
  BATTLE_FORMATS,
  CLASS_SCOPES,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TEAM_SIZES,
  TIE_MODES,
  type BattleFormat,
  type BattleFormatCode,
  type BattleSettings,
} from '@pailei/domain/battles';
import { z } from 'zod';
import { seriesSettings } from '../matches/series-shape.ts';

const count = z.number();
const size = z.literal(TEAM_SIZES).describe('每队上场人数');

/** Each format by its code, with its parameters. */
const FORMATS = {
  boards: z.strictObject({
    code: z.literal('boards'),
    size,
    decided: z.enum(DECIDED_MODES).describe('majority：过半即定；all_played：打完所有台'),
    tie: z.enum(TIE_MODES).describe('打平之后：比局数再王牌、王牌、平局'),
  }),
  winner_stays: z.strictObject({
    code: z.literal('winner_stays'),
    size,
    order: z.enum(PLAYER_ORDERS).describe('fixed：擂台赛，按名单顺序；free：车轮战，由负方队长派下一位'),
    revival: z.boolean().describe('全员落败后，可有一人复活再战'),
  }),
  relay: z.strictObject({ code: z.literal('relay'), size }),
  co_op: z.strictObject({ code: z.literal('co_op'), size: z.literal(1) }),
  two_v_two: z.strictObject({
    code: z.literal('two_v_two'),
    size: z.literal(2),
    decider: z.enum(DECIDER_MODES).describe('1–1 之后：board 加赛一台；games 比局数'),
  }),
  scheveningen: z.strictObject({ code: z.literal('scheveningen'), size }),
  conquest_team: z.strictObject({ code: z.literal('conquest_team'), size }),
} as const satisfies { [C in BattleFormatCode]: z.ZodType<Extract<BattleFormat, { code: C }>> };

export const battleFormatShape = z.discriminatedUnion(
  'code',
  BATTLE_FORMATS.map((code) => FORMATS[code]) as [(typeof FORMATS)['boards'], ...(typeof FORMATS)[BattleFormatCode][]],
  { error: '请选择赛制' },
);

const points = z.strictObject({ game: count, board: count, battle: count, tie: count }).describe('联赛积分');

export const battleSettingsShape = z.strictObject({
  format: battleFormatShape,
  series: seriesSettings.describe('每台的赛制'),
  decider_series: seriesSettings.describe('王牌与决胜台的赛制'),
  distinct_classes: z.enum(CLASS_SCOPES).describe('职业不得重复的范围：每人、全队、不限'),
  check_in_members: count.describe('每队需要签到的人数'),
  timers: z
    .strictObject({ line_up: count, check_in: count, naming: count })
    .describe('秒数：开战前多久截止名单、多久开放签到；派人时限'),
  points: z.nullable(points),
  delay_seconds: count.describe('公众看到的晚多少秒'),
}) satisfies z.ZodType<BattleSettings>;
