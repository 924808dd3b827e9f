import { CLASS_SCOPES, type BattleSettings } from '@pailei/domain/battles/settings';
import { z } from 'zod';
import { seriesSettings } from '../matches/series-shape.ts';
import { ofAllFormats } from './formats/format-contracts.ts';

const count = z.number();
export const battleFormatShape = z.discriminatedUnion('code', ofAllFormats('settings'), { error: '请选择赛制' });

const points = z.strictObject({ game: count, board: count, battle: count, tie: count }).describe('联赛积分');

export const battleSettingsShape = z.strictObject({
  format: battleFormatShape,
  series: seriesSettings.describe('每台的赛制'),
  decider_series: seriesSettings.describe('王牌与决胜台的赛制'),
  distinct_classes: z.enum(CLASS_SCOPES).describe('职业不得重复的范围：每人、全队、不限'),
  check_in_members: count.describe('每队需要签到的人数'),
  substitutions: count.exactOptional().describe('双方各可换人的次数；以前的团队战没有这一项，为 1 次'),
  timers: z
    .strictObject({ line_up: count, check_in: count, naming: count })
    .describe('秒数：开战前多久截止名单、多久开放签到；派人时限'),
  points: z.nullable(points),
  delay_seconds: count.describe('公众看到的晚多少秒'),
}) satisfies z.ZodType<BattleSettings>;
