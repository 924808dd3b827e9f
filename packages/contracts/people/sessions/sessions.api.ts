import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';

export const accountSessionSchema = z.object({
  id: z.string(),
  /** Browser and system, as far as they say: 「Chrome · Windows」. */
  device: z.string(),
  ip: z.nullable(z.string()),
  created_at: isoTime,
  last_seen_at: isoTime,
  is_current: z.boolean(),
});
export type AccountSession = z.output<typeof accountSessionSchema>;

export const sessionsApi = inArea('always', {
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'user',
    summary: '我的登录',
    data: z.object({ items: z.array(accountSessionSchema) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'user',
    summary: '退出我的一处登录',
    params: idParams,
    data: z.object({}),
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/auth/logout-everywhere',
    access: 'user',
    summary: '退出我的所有登录，包括这一处',
    data: z.object({ ended_sessions: z.number() }),
  }),
});
