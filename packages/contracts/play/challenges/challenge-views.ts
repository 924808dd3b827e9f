import type { BattleSettings } from '@pailei/domain/battles/settings';
import { CHALLENGE_STATUSES } from '@pailei/domain/battles/challenge/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { teamRefSchema } from '../../people/teams/team-views.ts';
import { battleSettingsShape } from '../battles/battle-settings-shape.ts';
import { sides } from '../matches/board-shape.ts';
import { side } from '../matches/series-shape.ts';

const settings: z.ZodType<BattleSettings> = battleSettingsShape;

/** What one side offers. The newest one waits for the other side's answer. */
export const challengeProposalSchema = z.strictObject({
  number: z.number().describe('从 1 起；每个新方案加 1'),
  by: side,
  settings,
  slots: z.array(isoTime).describe('可选的开战时间，最早的在前'),
  at: isoTime,
});

/** A challenge between two teams, for the members of both; side a has challenged side b. */
export const challengeSchema = z.strictObject({
  id: z.string(),
  teams: sides(teamRefSchema),
  status: z.enum(CHALLENGE_STATUSES),
  /** The newest one. */
  proposal: challengeProposalSchema,
  due_at: z.nullable(isoTime).describe('无人答复时何时过期'),
  starts_at: z.nullable(isoTime).describe('敲定的开战时间'),
  move: z.nullable(z.strictObject({ by: side, starts_at: isoTime })).describe('等待对方答复的改期'),
  is_moved: z.boolean(),
  cancel: z
    .nullable(z.strictObject({ by: side }))
    .optional()
    .describe('等待对方答复的取消'),
  battle_id: z.nullable(z.string()).describe('敲定之后的团队战'),
  created_at: isoTime,
  updated_at: isoTime,
});
export type Challenge = z.output<typeof challengeSchema>;

/** With all that was offered before, the oldest first. */
export const challengeViewSchema = challengeSchema.extend({ proposals: z.array(challengeProposalSchema) });
export type ChallengeView = z.output<typeof challengeViewSchema>;
