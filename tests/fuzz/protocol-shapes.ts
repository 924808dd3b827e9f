import { parseTopic } from '@pailei/live/topics';
import { z } from 'zod';

/** What a topic may send, by its kind: its snapshot and the payload of each type of event. */
export type TopicShapes = Readonly<
  Record<string, { snapshot: z.ZodType; events: Readonly<Record<string, z.ZodType>> }>
>;

const CODES = ['unauthorized', 'forbidden', 'not_found', 'bad_request', 'rate_limited', 'unavailable'] as const;
const count = z.number().int().min(0);
const chinese = z.string().regex(/\p{Script=Han}/u, 'no Chinese text');
const event = z.strictObject({ v: count, t: z.string(), p: z.looseObject({}), at: z.iso.datetime() });
const nothing = z.strictObject({});

const accepted = z.strictObject({
  ok: z.literal(true),
  topic: z.string(),
  epoch: z.string(),
  version: count,
  delay: count,
  snapshot: z.unknown().optional(),
  events: z.array(event),
});
const needed = z.strictObject({
  ok: z.literal(false),
  topic: z.string(),
  code: z.literal('snapshot_needed'),
  message: chinese,
  epoch: z.string(),
  version: count,
});
const refused = z.strictObject({ ok: z.literal(false), topic: z.string(), code: z.enum(CODES), message: chinese });

/** What the hub may say, by the name of the message: `docs/live-protocol.md`. */
const MESSAGES: Readonly<Record<string, z.ZodType>> = {
  hello: nothing,
  pong: nothing,
  sub: z.union([accepted, refused, needed]),
  ev: z.strictObject({ topic: z.string(), epoch: z.string(), events: z.array(event) }),
  heads: z.strictObject({
    now: z.iso.datetime(),
    age: z.number().min(0),
    epoch: z.string(),
    heads: z.record(z.string(), count),
  }),
  reset: z.strictObject({ topic: z.string() }),
  gone: z.strictObject({ topic: z.string(), code: z.enum(CODES), message: chinese }),
  bye: z.strictObject({ code: z.enum(['unauthorized', 'slow_reader', 'restart']) }),
};

type Payloads = { topic: string; snapshot?: unknown; events?: { t: string; p: object }[] };

/** What is wrong with a message of the hub; undefined: nothing. */
export function messageFault(type: string, body: object, topics: TopicShapes): string | undefined {
  const shape = MESSAGES[type];
  if (!shape) return `a message that the protocol does not know: ${type}`;
  const { error } = shape.safeParse(body);
  if (error) return `${type}: ${issueOf(error)}`;
  return type === 'sub' || type === 'ev' ? payloadFault(body as Payloads, topics) : undefined;
}

function payloadFault({ topic, snapshot, events = [] }: Payloads, topics: TopicShapes): string | undefined {
  const shapes = topics[parseTopic(topic)?.kind ?? ''];
  if (!shapes) return undefined;
  const start = snapshot === undefined ? undefined : shapes.snapshot.safeParse(snapshot).error;
  if (start) return `the snapshot of ${topic}: ${issueOf(start)}`;
  for (const { t, p } of events) {
    const shape = shapes.events[t];
    const error = shape ? shape.safeParse(p).error : undefined;
    if (!shape) return `${topic} sends ${t}, which its contract does not know`;
    if (error) return `${t} of ${topic}: ${issueOf(error)}`;
  }
  return undefined;
}

const issueOf = ({ issues: [issue] }: z.ZodError) => `${issue?.path.join('.') || '/'} ${issue?.message}`;
