import { PARTICIPANT_STATUSES, TOURNAMENT_STATUSES, type TournamentState } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { rewardChoiceSchema } from '../rewards/rewards.ts';
import { rewardTableSchema } from '../../site/settings/reward-table.ts';
import { stageStateShape } from '../stages/stage-unions.ts';
import { ruleAuthorShape, ruleVersionShape } from './rule-sheet.shape.ts';
import { seedingSchema } from './seeding.contract.ts';
import { tournamentSettingsSchema } from './tournament-settings.ts';

const time = z.nullable(isoTime);
const count = z.number();
const participantId = z.string().describe('参赛者编号');

export const enteredPlayerShape = z.strictObject({ account_id: z.string(), name: z.string() });

export const participantShape = z.strictObject({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  status: z.enum(PARTICIPANT_STATUSES),
  seed: z.nullable(count),
  lot: z.nullable(count),
  decks_submitted: count,
  decks_at: isoTime.optional(),
  decks_unlocked: z.boolean().optional(),
  registered_at: isoTime,
  checked_in_at: time,
  reason: z.nullable(z.string()),
  team_id: z.string().optional().describe('团体赛中为参赛的战队，否则为进入赛事时所在的队伍'),
  roster: z
    .array(
      enteredPlayerShape.extend({ added_at: isoTime, left_at: isoTime.optional(), is_late: z.boolean().optional() }),
    )
    .optional()
    .describe('团体赛的参赛名单；离开的队员仍在记录中（left_at），is_late 为锁定后增补'),
  present: z.array(z.string()).optional().describe('已为战队签到的队员'),
  offer: z.strictObject({ due_at: isoTime, at: isoTime }).optional().describe('候补得到的名额，签到即接受'),
  offer_passed: z.boolean().optional().describe('没有接受得到的名额，排在其他候补之后'),
  fee_kept: z.boolean().optional().describe('签到后才取消报名，参赛费不退'),
  left_at: z.strictObject({ stage: count, round: count }).optional().describe('退出时所在的阶段与已开始的轮数'),
});

export const placementShape = z.strictObject({ participant_id: participantId, place: count, place_to: count });

export const timesShape = z.strictObject({
  registration_opens_at: time.optional(),
  registration_closes_at: time,
  check_in_opens_at: time,
  starts_at: time,
});

export const refereesShape = z.array(z.strictObject({ user_id: z.string(), name: z.string() }));

export const placementsShape = z.array(placementShape);

/** The engine's state of a tournament: what of it goes out, and its documentation. The compiler holds it to the engine's type. */
export const tournamentShape = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    stream_url: z.nullable(z.string()),
    is_demo: z.boolean(),
    status: z.enum(TOURNAMENT_STATUSES),
    capacity: count,
    settings: tournamentSettingsSchema,
    times: timesShape,
    rewards: rewardChoiceSchema.optional().describe('主办方的选择；没有则按全站的奖励表'),
    banner: z.nullable(z.string()).optional().describe('横幅图片的编号'),
    referees: refereesShape.optional().describe('指定的裁判；没有则所有裁判'),
    revision: count.optional().describe('设置修改过的次数'),
    reward_table: rewardTableSchema.optional().describe('开赛时固定的奖励表；没有则不发奖励'),
    rule_versions: z
      .array(ruleVersionShape)
      .optional()
      .describe('规则的各个版本，从开赛时的开始；没有则开赛早于规则存档'),
    check_in_due_at: time,
    check_in_set_at: isoTime.optional(),
    waitlist_fills_at: isoTime.optional().describe('缺席者的名额从何时起让给候补；没有则只在开赛时'),
    is_filling: z.boolean().optional().describe('候补正在补位'),
    waitlist: z.array(participantId).optional().describe('工作人员调整后的候补顺序；没有则按报名先后'),
    started_at: time,
    finished_at: time,
    cancel_reason: z.nullable(z.string()),
    participants: z.record(z.string(), participantShape),
    stages: z.array(stageStateShape),
    current_stage: z.nullable(count),
    match_index: z
      .record(z.string(), z.tuple([count, count, count]))
      .describe('场次编号 → [阶段, 轮, 位置]，均从 0 起'),
    placements: placementsShape,
    featured_match_id: z.nullable(z.string()),
    seeding: seedingSchema.optional().describe('种子如何产生；没有则全部抽签'),
    group_draw: z
      .strictObject({
        stage: count,
        groups: z.array(z.array(participantId)),
        revision: count,
        is_locked: z.boolean(),
      })
      .optional()
      .describe('下一阶段开始前的分组，或最近一次的分组；没有则由开始时产生'),
    apart: z.array(z.array(participantId)).optional().describe('开赛时固定的、应尽量晚相遇的选手'),
    pause: z
      .strictObject({ since: isoTime, reason: z.string(), by: ruleAuthorShape })
      .optional()
      .describe('整场赛事暂停中；没有则正常进行'),
    held_stage: count.optional().describe('开始已被撤回的阶段，由裁判手动开始；没有则照常'),
    short_of_stage: count.optional().describe('晋级不足 2 人而没有进行的阶段'),
  })
  .describe('赛事引擎的公开状态；由赛事话题中的事件依次推出') satisfies z.ZodType<TournamentState>;
