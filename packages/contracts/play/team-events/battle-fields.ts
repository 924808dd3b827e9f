import {
  BATTLE_FORMATS,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TEAM_SIZES,
  TIE_MODES,
  type BattleFormat,
  type BattleFormatCode,
} from '@pailei/domain/battles';
import { z } from 'zod';
import { secondsField } from '../tournaments/seconds-field.ts';

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
    order: z.enum(PLAYER_ORDERS, '请选择出场顺序的规则').default('fixed'),
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

export const battleFormatField = z.discriminatedUnion(
  'code',
  BATTLE_FORMATS.map((code) => FORMAT_FIELDS[code]) as [
    (typeof FORMAT_FIELDS)['boards'],
    ...(typeof FORMAT_FIELDS)[BattleFormatCode][],
  ],
  { error: '请选择赛制' },
);

export const wholeNumber = (least: number, most: number) =>
  z.number('请输入数字').int('请输入整数').min(least, `不能小于 ${least}`).max(most, `不能大于 ${most}`);

const DAY_SECONDS = 86_400;

/** Of a battle's own steps, in seconds. */
export const battleTimersField = z
  .strictObject({
    line_up: secondsField(DAY_SECONDS),
    check_in: secondsField(DAY_SECONDS),
    naming: secondsField(3_600),
  })
  .refine(({ line_up, check_in }) => line_up >= check_in, {
    path: ['line_up'],
    error: '出战名单应在签到开放之前截止',
  });
