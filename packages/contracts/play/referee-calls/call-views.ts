import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const person = z.strictObject({ id: z.string(), username: z.string() });

export const CALL_OUTCOMES = ['resolved', 'withdrawn', 'over'] as const;

const escalatedAt = z.nullable(isoTime).describe('null：没有上交主裁');
const outcome = z.enum(CALL_OUTCOMES).describe('resolved 处理完毕，withdrawn 呼叫方撤回，over 随场次或团队战结束');
const creditedSeconds = z.number().describe('补给计时的秒数');

const callFields = {
  id: z.string(),
  side: z.enum(SIDES),
  text: z.string(),
  caller: person,
  opened_at: isoTime,
  answer: z.nullable(z.strictObject({ by: person, at: isoTime })).describe('接手的裁判；null：还没有人接手'),
};
const closedFields = { by: z.nullable(person), at: isoTime };
const CLOSED_TEXT = 'null：还没有处理完';

/** A referee who was called to a match by one side: for the referees and that side alone. */
export const matchCallSchema = z.strictObject({
  ...callFields,
  escalated_at: escalatedAt,
  closed: z
    .nullable(z.strictObject({ ...closedFields, outcome, credited_seconds: creditedSeconds }))
    .describe(CLOSED_TEXT),
});
export type MatchCall = z.output<typeof matchCallSchema>;

/** The calls of a match, the oldest first. */
export const matchCallsSchema = z.strictObject({ calls: z.array(matchCallSchema) });
export type MatchCalls = z.output<typeof matchCallsSchema>;

/** The same for a battle. Events of the first versions lack what is optional. */
export const battleCallSchema = z.strictObject({
  ...callFields,
  board_number: z.nullable(z.number()).describe('台号；null：不限于某一台'),
  escalated_at: z.optional(escalatedAt),
  closed: z
    .nullable(
      z.strictObject({
        ...closedFields,
        outcome: z.optional(outcome),
        credited_seconds: z.optional(creditedSeconds),
      }),
    )
    .describe(CLOSED_TEXT),
});
export type BattleCall = z.output<typeof battleCallSchema>;

/** The calls of a battle, the oldest first. */
export const battleCallsSchema = z.strictObject({ calls: z.array(battleCallSchema) });
export type BattleCalls = z.output<typeof battleCallsSchema>;

/** Which referee sees to a match. */
export const matchClaimSchema = z.strictObject({
  match_id: z.string(),
  by: person,
  at: isoTime,
  is_override: z.boolean().describe('从另一位裁判手里接过来的'),
});
export type MatchClaim = z.output<typeof matchClaimSchema>;
