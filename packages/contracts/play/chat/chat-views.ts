import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const person = z.strictObject({ id: z.string(), username: z.string() });

/** What every message has. */
export const messageFields = {
  id: z.string(),
  author: person,
  is_staff: z.boolean().describe('由裁判发出'),
  text: z.string(),
  at: isoTime,
};

/** A player who may not write now. Who reads the chat reads why. Events of the first versions lack the name. */
export const mutedSchema = z.strictObject({
  account_id: z.string(),
  username: z.optional(z.string()),
  reason: z.string(),
});
export type Muted = z.output<typeof mutedSchema>;

/** The newest messages, the oldest of them first, and who may not write now. */
export const chatOf = <Message extends z.ZodType>(message: Message) =>
  z.strictObject({ messages: z.array(message), muted: z.array(mutedSchema) });

/** A reported message, as referees of neither side read it. */
export const reportOf = <Message extends z.ZodType>(message: Message) =>
  z.strictObject({
    id: z.string(),
    message,
    reporter: person,
    reason: z.string(),
    opened_at: isoTime,
    closed: z.nullable(z.strictObject({ by: person, at: isoTime, answer: z.string() })),
  });
