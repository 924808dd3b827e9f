import { CARD_NUMBER_MAX } from '@pailei/domain/decks/card';
import { WITHDRAWAL_POLICIES } from '@pailei/domain/groups/withdrawal';
import { SERIES_FORMATS } from '@pailei/domain/series/settings';
import { graphFaults } from '@pailei/domain/tournament/stages/graph/graph-faults';
import { HEAD_TO_HEAD_RULES } from '@pailei/domain/tournament/standings/types';
import { DELAY_SECONDS_MAX } from '@pailei/domain/streams/streams';
import {
  ADVANCE_MODES,
  BANNED_CARDS_MAX,
  DECKLIST_VISIBILITIES,
  FIRST_ROUNDS,
  STAGES_MAX,
} from '@pailei/domain/tournament/types';
import { settingFaults } from '@pailei/domain/tournament/settings-faults';
import { teamFault } from '@pailei/domain/tournament/teams/team-fault';
import { z } from 'zod';
import { SERIES_FAULT_TEXTS } from '../../site/settings/series-fault-texts.ts';
import { pairingSettingsFields } from '../stages/pairing/pairing-settings.ts';
import { stageFaultText } from '../stages/stage-entry.texts.ts';
import { stageSettingsSchema } from '../stages/stage-unions.ts';
import { tiebreakersSchema } from '../stages/tiebreakers-field.ts';
import { leagueFaults } from '../league/league-settings.ts';
import { rosterFaults, teamSettingsSchema } from '../league/team-settings.ts';
import { lineText } from '../../http/typed-text.ts';
import { seriesTimersSchema } from '../../site/settings/series-timers.ts';

/** A 0-based stage, or none. */
const stageField = z
  .nullable(
    z
      .number('请选择阶段')
      .int('请选择阶段')
      .min(0, '请选择阶段')
      .max(STAGES_MAX - 1, '请选择阶段'),
  )
  .default(null);

export const tournamentSettingsSchema = z.strictObject({
  format: z.enum(SERIES_FORMATS, { error: '请选择赛制' }),
  bans: z.literal([0, 1, 2], { error: '禁用数应为 0–2' }),
  shield: z.boolean(),
  stages: z.array(stageSettingsSchema).min(1, '至少一个阶段').max(STAGES_MAX, `最多 ${STAGES_MAX} 个阶段`),
  timers: seriesTimersSchema,
  tiebreakers: tiebreakersSchema,
  byes_in_opponent_rates: z.boolean(),
  head_to_head: z.enum(HEAD_TO_HEAD_RULES, { error: '请选择相互战绩怎样比较' }).exactOptional(),
  decklists: z.enum(DECKLIST_VISIBILITIES, { error: '请选择卡组何时公开' }),
  deck_format: z.nullable(lineText().max(20)).default(null),
  banned_cards: z
    .array(z.number('请输入卡牌编号').int('请输入整数').min(1, '编号无效').max(CARD_NUMBER_MAX, '编号无效'))
    .max(BANNED_CARDS_MAX, `最多禁用 ${BANNED_CARDS_MAX} 张`)
    .default([]),
  open_from_stage: stageField,
  opponents_from_stage: stageField.describe('从这一阶段起，场次双方可以互看卡组；null 表示与公开时间相同'),
  drop_without_decks: z.boolean().default(false),
  ...pairingSettingsFields,
  first_round: z.enum(FIRST_ROUNDS),
  advance: z.enum(ADVANCE_MODES),
  check_in_required: z.boolean(),
  approval_required: z.boolean(),
  waitlist: z.boolean(),
  withdrawal: z.enum(WITHDRAWAL_POLICIES, { error: '请选择退出者的成绩怎样处理' }).exactOptional(),
  entry_fee: z
    .number('请输入参赛费')
    .int('请输入整数')
    .min(0, '不能小于 0')
    .max(1_000_000, '最多 1000000 积分')
    .exactOptional(),
  team: teamSettingsSchema.exactOptional().describe('参赛者为战队的赛事才有；创建后不能增删'),
  delay_seconds: z
    .number()
    .int('请输入整数')
    .min(0, '不能小于 0')
    .max(DELAY_SECONDS_MAX, `最多 ${DELAY_SECONDS_MAX} 秒`),
});

/** As an organiser sends them: the stages also fit together. What was stored before such a rule stays readable without it. */
export const soundSettingsSchema = tournamentSettingsSchema.superRefine((settings, context) => {
  const { stages, team } = settings;
  const unplayable = settingFaults(settings);
  for (const { field, code } of unplayable)
    context.addIssue({ code: 'custom', path: field.split('.'), message: SERIES_FAULT_TEXTS[code] });
  for (const fault of graphFaults(stages)) {
    const path = ['stages', fault.stage, ...fault.field.split('.')];
    context.addIssue({ code: 'custom', path, message: stageFaultText(fault) });
  }
  for (const [field, message] of team ? rosterFaults(team) : [])
    context.addIssue({ code: 'custom', path: ['team', field], message });
  for (const [field, message] of team?.league ? leagueFaults(team.league) : [])
    context.addIssue({ code: 'custom', path: ['team', 'league', field], message });
  if (unplayable.length > 0) return;
  const shown = TEAM_FAULTS.find(({ fault }) => fault === teamFault(settings))?.issue;
  if (shown) context.addIssue({ code: 'custom', ...shown });
});

/** What of an event of teams does not fit its other settings. */
const TEAM_FAULTS: readonly { readonly fault: string; readonly issue: { path: string[]; message: string } }[] = [
  { fault: 'pairing', issue: { path: ['late_entry', 'until_round'], message: '团体赛不能中途加入' } },
  { fault: 'league', issue: { path: ['team', 'league'], message: '约定时间的联赛只用于小组循环的阶段' } },
  {
    fault: 'stages',
    issue: { path: ['team', 'battle'], message: '这个团队战赛制不能用于所选的阶段：淘汰阶段不能打平，局数也要合适' },
  },
];
