import { z } from 'zod';
import { endpoint, idParams, inArea } from '../../http/endpoint.ts';
import { shaped } from '../../http/shaped.ts';
import type { LogEvent } from '../../topics/topic.ts';
import { tournamentStateSchema } from '../tournaments/tournaments.api.ts';

/** Events of the log that one answer holds at most. */
export const LOG_PAGE_MAX = 5_000;

/** A page of an event's log, as far as the reader may see it. */
export const eventLogSchema = z.object({
  epoch: z.string(),
  /** The newest version that this reader is shown. */
  version: z.number(),
  /** Where the public log begins: the event as it was first opened. Only on the page that begins there. */
  start: z.nullable(z.object({ version: z.number(), tournament: tournamentStateSchema })),
  /** What comes next, in order; fewer than asked for only at the end. */
  events: z.array(shaped<LogEvent>('TournamentEvent')),
});
export type EventLogPage = z.output<typeof eventLogSchema>;

const logQuery = z.strictObject({
  /** The version up to which the reader has the log. */
  after: z.coerce.number('版本应为数字').int('版本应为整数').min(0, '版本不能小于 0').default(0),
  limit: z.coerce
    .number('条数应为数字')
    .int('条数应为整数')
    .min(1, '至少 1 条')
    .max(LOG_PAGE_MAX, `最多 ${LOG_PAGE_MAX} 条`)
    .default(LOG_PAGE_MAX),
});

export const eventLogApi = inArea('tournaments', {
  page: endpoint({
    method: 'GET',
    path: '/solo-tournaments/:id/log',
    access: 'public',
    scope: 'events:read',
    summary: '赛事记录：公开的事件，按版本分页',
    params: idParams,
    query: logQuery,
    data: eventLogSchema,
  }),
});
