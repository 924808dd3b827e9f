import { z } from 'zod';
import { endpoint, idParams, inArea, isoTime } from '../../http/endpoint.ts';
import type { LogEvent } from '../../topics/topic.ts';
import { shaped } from '../../http/shaped.ts';

/** How anybody can check an event's draws. An event that was over before there were secrets has neither. */
export const drawsSchema = z.object({
  /** SHA-256 of the secret, in hexadecimal digits: public from the beginning, so that the secret cannot be changed. */
  commitment: z.nullable(z.string()),
  /** 64 hexadecimal digits, once the event is over; each draw's key is HMAC-SHA-256(secret, label). */
  random_secret: z.nullable(z.string()),
  /** Draws up to this version of the event's log, and choices in matches before this moment, were made without the secret. */
  since_version: z.number(),
  since_at: z.nullable(isoTime),
});
export type Draws = z.output<typeof drawsSchema>;

/** The records that the draws stand in; empty until the secret is published. */
export const drawsRecordSchema = z.object({
  /** The event's log without what has no part in any draw. */
  events: z.array(shaped<LogEvent>('TournamentEvent')),
  /** The matches in which a side let its time run out. */
  matches: z.array(z.object({ match_id: z.string(), events: z.array(shaped<LogEvent>('SeriesEvent')) })),
});
export type DrawsRecord = z.output<typeof drawsRecordSchema>;

/** Of a battle: the system's choices in its boards. It has no other draws. */
export const battleDrawsRecordSchema = drawsRecordSchema.pick({ matches: true });
export type BattleDrawsRecord = z.output<typeof battleDrawsRecordSchema>;

const ROOT = '/solo-tournaments/:id/draws';

export const drawsApi = inArea('tournaments', {
  get: endpoint({
    method: 'GET',
    path: ROOT,
    access: 'public',
    scope: 'events:read',
    summary: '抽签验证：承诺值，赛事结束后的随机密钥',
    params: idParams,
    data: drawsSchema,
  }),
  record: endpoint({
    method: 'GET',
    path: `${ROOT}/record`,
    access: 'public',
    scope: 'events:read',
    summary: '抽签验证所需的赛事与场次记录，赛事结束后公布',
    params: idParams,
    data: drawsRecordSchema,
  }),
  ofBattle: endpoint({
    method: 'GET',
    path: '/battles/:id/draws',
    access: 'public',
    summary: '团队战的抽签验证：承诺值，结束后的随机密钥',
    params: idParams,
    data: drawsSchema,
  }),
  recordOfBattle: endpoint({
    method: 'GET',
    path: '/battles/:id/draws/record',
    access: 'public',
    summary: '团队战抽签验证所需的场次记录，结束后公布',
    params: idParams,
    data: battleDrawsRecordSchema,
  }),
});
