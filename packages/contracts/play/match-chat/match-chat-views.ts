import { SIDES } from '@pailei/domain/series';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const person = z.strictObject({ id: z.string(), username: z.string() });

export const matchMessageSchema = z.strictObject({
  id: z.string(),
  author: person,
  side: z.nullable(z.enum(SIDES)).describe('作者所在的一方；null：裁判'),
  is_staff: z.boolean().describe('由裁判发出'),
  text: z.string(),
  at: isoTime,
});
export type MatchMessage = z.output<typeof matchMessageSchema>;

/** A player who may not write in the match now. Both sides read why. */
export const mutedSchema = z.strictObject({ account_id: z.string(), reason: z.string() });
export type Muted = z.output<typeof mutedSchema>;

/** The newest messages, the oldest of them first, and who may not write now. */
export const matchChatSchema = z.strictObject({ messages: z.array(matchMessageSchema), muted: z.array(mutedSchema) });
export type MatchChat = z.output<typeof matchChatSchema>;

/** A message that somebody has reported, as the staff who have no part in the match read it. */
export const chatReportSchema = z.strictObject({
  id: z.string(),
  message: matchMessageSchema,
  reporter: person,
  reason: z.string(),
  opened_at: isoTime,
  closed: z.nullable(z.strictObject({ by: person, at: isoTime, answer: z.string() })),
});
export type ChatReport = z.output<typeof chatReportSchema>;
