import type { FrozenSheet, RuleAuthor, RuleVersion } from '@pailei/domain/tournament/types';
import type { RuleChanges } from '@pailei/domain/tournament/rule-sheet/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { rewardTableSchema } from '../../site/settings/reward-table.ts';
import { soundTimersSchema } from '../../site/settings/series-timers.ts';
import { tournamentSettingsSchema } from './tournament-settings.ts';

/** What an amendment may change. */
export const ruleChangesSchema = tournamentSettingsSchema
  .pick({
    stages: true,
    tiebreakers: true,
    byes_in_opponent_rates: true,
    head_to_head: true,
    late_entry: true,
    forbidden_pairs: true,
  })
  .extend({ timers: soundTimersSchema })
  .partial();

/** The same in the log, where what did not change is missing. */
export const ruleChangesShape = z.strictObject({
  stages: tournamentSettingsSchema.shape.stages.exactOptional(),
  timers: tournamentSettingsSchema.shape.timers.exactOptional(),
  tiebreakers: tournamentSettingsSchema.shape.tiebreakers.exactOptional(),
  byes_in_opponent_rates: tournamentSettingsSchema.shape.byes_in_opponent_rates.exactOptional(),
  head_to_head: tournamentSettingsSchema.shape.head_to_head,
  late_entry: tournamentSettingsSchema.shape.late_entry,
  forbidden_pairs: tournamentSettingsSchema.shape.forbidden_pairs,
}) satisfies z.ZodType<RuleChanges>;

const sheetShape = z.strictObject({
  tournament_id: z.string(),
  number: z.number().describe('规则版本，开赛时为 1'),
  settings: tournamentSettingsSchema.omit({ advance: true, delay_seconds: true, pairing: true }),
  rewards: z.nullable(rewardTableSchema).describe('开赛时固定的奖励表；null 表示不发奖励'),
});

export const frozenSheetShape = z.strictObject({
  sheet: sheetShape,
  hash: z.string().describe('规则表规范 JSON（键按字典序，无空格）的 SHA-256，十六进制'),
}) satisfies z.ZodType<FrozenSheet>;

export const ruleAuthorShape = z.strictObject({
  user_id: z.string(),
  name: z.string(),
}) satisfies z.ZodType<RuleAuthor>;

export const ruleVersionShape = frozenSheetShape.extend({
  at: isoTime,
  reason: z.nullable(z.string()),
  by: z.nullable(ruleAuthorShape),
}) satisfies z.ZodType<RuleVersion>;
