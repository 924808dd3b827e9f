import { z } from 'zod';
import { isoTime } from '../http/endpoint.ts';

type EventShape = z.ZodObject<{
  v: z.ZodNumber;
  t: z.ZodLiteral<string>;
  p: z.ZodType<object>;
  at: typeof isoTime;
}>;

/** The shape of one event out of these, each with the payload of its type. */
export function eventShape(payloads: Readonly<Record<string, z.ZodType<object>>>) {
  const shapes = Object.entries(payloads).map(([type, payload]): EventShape =>
    z.strictObject({ v: z.number(), t: z.literal(type), p: payload, at: isoTime }),
  );
  return z.discriminatedUnion('t', shapes as [EventShape, ...EventShape[]]);
}
