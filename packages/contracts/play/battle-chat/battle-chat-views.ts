import { SIDES } from '@pailei/domain/series';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

/** `team`: for the members of one side; `staff`: between them and the referees. */
export const CHAT_LINES = ['team', 'staff'] as const;
export type ChatLine = (typeof CHAT_LINES)[number];

export const chatMessageSchema = z.strictObject({
  id: z.string(),
  side: z.enum(SIDES),
  line: z.enum(CHAT_LINES),
  author: z.strictObject({ id: z.string(), username: z.string() }),
  is_staff: z.boolean().describe('由裁判发出'),
  text: z.string(),
  at: isoTime,
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

/** The newest messages of one line, the oldest of them first. */
export const battleChatSchema = z.strictObject({ messages: z.array(chatMessageSchema) });
export type BattleChat = z.output<typeof battleChatSchema>;
