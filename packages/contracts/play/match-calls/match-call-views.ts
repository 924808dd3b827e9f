import { SIDES } from '@pailei/domain/series';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const person = z.strictObject({ id: z.string(), username: z.string() });

export const CALL_OUTCOMES = ['resolved', 'withdrawn', 'over'] as const;

/** A referee who was called to a match by one side: for the referees and that side alone. */
export const matchCallSchema = z.strictObject({
  id: z.string(),
  side: z.enum(SIDES),
  text: z.string(),
  caller: person,
  opened_at: isoTime,
  escalated_at: z.nullable(isoTime).describe('null：没有上交主裁'),
  answer: z.nullable(z.strictObject({ by: person, at: isoTime })).describe('接手的裁判；null：还没有人接手'),
  closed: z
    .nullable(
      z.strictObject({
        by: z.nullable(person),
        at: isoTime,
        outcome: z.enum(CALL_OUTCOMES).describe('resolved 处理完毕，withdrawn 呼叫方撤回，over 随本场结束'),
        credited_seconds: z.number().describe('补给本场计时的秒数'),
      }),
    )
    .describe('null：还没有处理完'),
});
export type MatchCall = z.output<typeof matchCallSchema>;

/** The calls of a match, the oldest first. */
export const matchCallsSchema = z.strictObject({ calls: z.array(matchCallSchema) });
export type MatchCalls = z.output<typeof matchCallsSchema>;

/** Which referee sees to a match. */
export const matchClaimSchema = z.strictObject({
  match_id: z.string(),
  by: person,
  at: isoTime,
  is_override: z.boolean().describe('从另一位裁判手里接过来的'),
});
export type MatchClaim = z.output<typeof matchClaimSchema>;
