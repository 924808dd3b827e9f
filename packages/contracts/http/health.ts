import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const HEALTH_PARTS = ['database', 'redis', 'worker', 'hub', 'jobs', 'storage'] as const;

/** `degraded`: it works, and needs somebody to look after it. */
const healthState = z.enum(['up', 'degraded', 'down']);

/** One part of the site; `latency_ms` is how long it took to answer, or the age of its last sign of life; null where neither is known. */
export const healthPartSchema = z.object({
  name: z.enum(HEALTH_PARTS),
  state: healthState,
  latency_ms: z.nullable(z.number()),
});
export type HealthPart = z.output<typeof healthPartSchema>;

/** As its worst part: `up` only when the whole site works, writing and delivery to the screens included. */
export const healthSchema = z.object({ state: healthState, parts: z.array(healthPartSchema) });
export type Health = z.output<typeof healthSchema>;

export const healthApi = {
  get: endpoint({
    method: 'GET',
    path: '/health',
    access: 'public',
    area: 'always',
    summary: '全站是否正常',
    errors: [503],
    data: healthSchema,
  }),
  /** What the probes request: the api's own state, independent of the rest of the site. */
  api: endpoint({
    method: 'GET',
    path: '/health/api',
    access: 'public',
    area: 'always',
    summary: '接口自身是否正常',
    data: z.object({ state: z.literal('up') }),
  }),
};
