import { GROUP_COUNT_MAX, GROUP_SIZE_MAX, GROUP_SIZE_MIN } from '@pailei/domain/groups/group-sizes';
import { TIES_AT_CUT } from '@pailei/domain/tournament/stages/round-robin/round-robin-stage';
import { z } from 'zod';
import { bestOfSchema, stageShape } from './stage-shape.ts';
import { tiebreakersSchema } from './tiebreakers-field.ts';

const count = z.number();

export const roundRobinStageContract = {
  settings: z.strictObject({
    type: z.literal('round_robin'),
    group_count: z.nullable(
      z.number('请输入组数').int('请输入整数').min(1, '至少 1 组').max(GROUP_COUNT_MAX, `最多 ${GROUP_COUNT_MAX} 组`),
    ),
    group_size: z
      .number('请输入每组人数')
      .int('请输入整数')
      .min(GROUP_SIZE_MIN, `每组至少 ${GROUP_SIZE_MIN} 人`)
      .max(GROUP_SIZE_MAX, `每组最多 ${GROUP_SIZE_MAX} 人`),
    legs: z.literal([1, 2], { error: '请选择单循环或双循环' }),
    best_of: bestOfSchema,
    tie_at_cut: z.enum(TIES_AT_CUT, { error: '请选择晋级线上同分怎样决定' }),
    tiebreakers: tiebreakersSchema.exactOptional().describe('本阶段的同分排序；没有则按小组循环的规则'),
  }),
  state: stageShape.extend({
    type: z.literal('round_robin'),
    groups: z.array(z.array(z.string())).describe('各组的参赛者，按种子顺序'),
    main_rounds: count.describe('已开始的循环轮数；其后的轮次为决胜场'),
    left: z
      .array(
        z.strictObject({
          id: z.string(),
          is_disqualified: z.boolean(),
          played: count,
          scheduled: count,
          rounds: count,
        }),
      )
      .describe('本组结束前退出的参赛者，以及当时已进行和应进行的场次数'),
  }),
};
