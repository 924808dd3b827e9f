import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { chatOf, messageFields, reportOf } from './chat-views.ts';

export const matchMessageSchema = z.strictObject({
  ...messageFields,
  side: z.nullable(z.enum(SIDES)).describe('作者所在的一方；null：裁判'),
});
export type MatchMessage = z.output<typeof matchMessageSchema>;

export const matchChatSchema = chatOf(matchMessageSchema);
export type MatchChat = z.output<typeof matchChatSchema>;

export const matchChatReportSchema = reportOf(matchMessageSchema);
