import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { chatOf, messageFields, reportOf } from './chat-views.ts';

/** `team`: for the members of one side; `staff`: between them and the referees. */
export const CHAT_LINES = ['team', 'staff'] as const;
export type ChatLine = (typeof CHAT_LINES)[number];

export const battleMessageSchema = z.strictObject({
  ...messageFields,
  side: z.enum(SIDES),
  line: z.enum(CHAT_LINES),
});
export type BattleMessage = z.output<typeof battleMessageSchema>;

/** One line of one side; the muted are members of that side. */
export const battleChatSchema = chatOf(battleMessageSchema);
export type BattleChat = z.output<typeof battleChatSchema>;

export const battleChatReportSchema = reportOf(battleMessageSchema);
