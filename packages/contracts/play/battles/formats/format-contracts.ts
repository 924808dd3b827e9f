import {
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TEAM_SIZES,
  TIE_MODES,
  type BattleFormatCode,
  type BattleFormatOf,
} from '@pailei/domain/battles/settings';
import { z } from 'zod';

const size = z.literal(TEAM_SIZES).describe('每队上场人数');
const sizeField = z.literal(TEAM_SIZES, `每队上场人数应为 ${TEAM_SIZES[0]}–${TEAM_SIZES.at(-1)}`);
const tieField = '请选择打平之后的规则';

/** The parameters of each format by its code: as its makers fill them in, and as they go out. */
export const BATTLE_FORMAT_CONTRACTS = {
  boards: {
    field: z.strictObject({
      code: z.literal('boards'),
      size: sizeField,
      decided: z.enum(DECIDED_MODES, '请选择何时分出胜负').default('majority'),
      tie: z.enum(TIE_MODES, tieField).default('games_then_ace'),
    }),
    settings: z.strictObject({
      code: z.literal('boards'),
      size,
      decided: z.enum(DECIDED_MODES).describe('majority：过半即定；all_played：打完所有台'),
      tie: z.enum(TIE_MODES).describe('打平之后：比局数再王牌、王牌、平局'),
    }),
  },
  winner_stays: {
    field: z.strictObject({
      code: z.literal('winner_stays'),
      size: sizeField,
      order: z.enum(PLAYER_ORDERS, '请选择出场顺序的规则').default('fixed'),
      revival: z.boolean('取值应为 true 或 false').default(false),
    }),
    settings: z.strictObject({
      code: z.literal('winner_stays'),
      size,
      order: z.enum(PLAYER_ORDERS).describe('fixed：擂台赛，按名单顺序；free：车轮战，由负方队长派下一位'),
      revival: z.boolean().describe('全员落败后，可有一人复活再战'),
    }),
  },
  relay: {
    field: z.strictObject({ code: z.literal('relay'), size: sizeField }),
    settings: z.strictObject({ code: z.literal('relay'), size }),
  },
  co_op: {
    field: z.strictObject({ code: z.literal('co_op'), size: z.literal(1, '协作赛每队 1 人上场').default(1) }),
    settings: z.strictObject({ code: z.literal('co_op'), size: z.literal(1) }),
  },
  two_v_two: {
    field: z.strictObject({
      code: z.literal('two_v_two'),
      size: z.literal(2, '双人赛每队 2 人上场').default(2),
      decider: z.enum(DECIDER_MODES, tieField).default('board'),
    }),
    settings: z.strictObject({
      code: z.literal('two_v_two'),
      size: z.literal(2),
      decider: z.enum(DECIDER_MODES).describe('1–1 之后：board 加赛一台；games 比局数'),
    }),
  },
  scheveningen: {
    field: z.strictObject({ code: z.literal('scheveningen'), size: sizeField }),
    settings: z.strictObject({ code: z.literal('scheveningen'), size }),
  },
  conquest_team: {
    field: z.strictObject({ code: z.literal('conquest_team'), size: sizeField }),
    settings: z.strictObject({ code: z.literal('conquest_team'), size }),
  },
} as const satisfies {
  [C in BattleFormatCode]: { field: z.ZodType<BattleFormatOf<C>>; settings: z.ZodType<BattleFormatOf<C>> };
};

type Contracts = (typeof BATTLE_FORMAT_CONTRACTS)[BattleFormatCode];

/** These of all formats, at least one, as a union needs them. */
export function ofAllFormats<K extends keyof Contracts>(key: K): [Contracts[K], ...Contracts[K][]] {
  return Object.values<Contracts>(BATTLE_FORMAT_CONTRACTS).map((one) => one[key]) as [Contracts[K], ...Contracts[K][]];
}
