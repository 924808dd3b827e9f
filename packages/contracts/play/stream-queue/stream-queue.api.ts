import { QUEUE_MAX, type StreamQueue, type StreamQueueViolation } from '@pailei/domain/stream-queue/types';
import { z } from 'zod';
import { endpoint, idParams, idSchema } from '../../http/endpoint.ts';
import { AppError, type ErrorTable } from '../../http/errors.ts';
import { shaped } from '../../http/shaped.ts';

export const STREAM_QUEUE_ERRORS = {
  stream_match_over: [409, '这一场已结束'],
  already_queued: [409, '这一场已在直播队列中'],
  already_on_air: [409, '这一场正在直播'],
  queue_full: [409, `直播队列最多 ${QUEUE_MAX} 场`],
  not_on_air: [409, '这一场不在直播中'],
  not_in_queue: [404, '这一场不在直播队列中'],
  queue_changed: [409, '直播队列已变化，请重试'],
} as const satisfies Record<StreamQueueViolation, ErrorTable[string]>;

/** The warning to a director before a match of a delayed event goes on air. */
export const delayWarning = (seconds: number) =>
  `这一场有 ${seconds} 秒延迟：观众在网站上看到的比分晚 ${seconds} 秒，直播画面也请延迟 ${seconds} 秒，以免泄露场上情况`;

/** 409 that asks, at the field: the same call with `accept_delay` is carried out. */
export const matchIsDelayed = (seconds: number) =>
  new AppError('match_delayed', 409, delayWarning(seconds), {
    accept_delay: delayWarning(seconds),
  });

export const matchNotPublicYet = (seconds: number) =>
  new AppError('match_not_public_yet', 409, `这一场 ${seconds} 秒后才对观众公开，请到时再安排直播`);

/** As the `stream` topic's snapshot. */
const queueSchema = shaped<StreamQueue>('StreamQueue');

export const streamQueueViewSchema = z.object({ queue: queueSchema, epoch: z.string(), version: z.number() });
export type StreamQueueView = z.output<typeof streamQueueViewSchema>;

const ROOT = '/stream-queue';
const command = { method: 'POST', access: 'referee', data: streamQueueViewSchema } as const;
const ofMatch = {
  ...command,
  body: z.strictObject({
    match_id: idSchema,
    /** Of a delayed event: the caller knows that its public view trails. */
    accept_delay: z.boolean('取值应为 true 或 false').default(false),
  }),
} as const;
const ofEntry = { ...command, params: idParams, body: z.strictObject({}) } as const;

export const streamQueueApi = {
  get: endpoint({ method: 'GET', path: ROOT, access: 'public', summary: '直播队列', data: streamQueueViewSchema }),
  add: endpoint({ ...ofMatch, path: ROOT, summary: '加入直播队列' }),
  putOnAir: endpoint({ ...ofMatch, path: `${ROOT}/on-air`, summary: '上直播' }),
  finish: endpoint({ ...ofEntry, path: `${ROOT}/:id/finish`, summary: '结束直播' }),
  remove: endpoint({ ...ofEntry, path: `${ROOT}/:id/remove`, summary: '移出直播队列' }),
  reorder: endpoint({
    ...command,
    path: `${ROOT}/reorder`,
    summary: '调整直播顺序',
    body: z.strictObject({ ids: z.array(idSchema).min(1, '请给出顺序').max(QUEUE_MAX, `最多 ${QUEUE_MAX} 场`) }),
  }),
};
