import type { WebhookType } from '@pailei/domain/webhooks/webhooks';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

const participant = z.object({ participant_id: z.string(), name: z.string() });
const pairing = z.object({ match_id: z.string(), table: z.number(), a: participant, b: participant });
const match = pairing.extend({
  /** Both from 1. */
  stage: z.number(),
  round: z.number(),
  wins_a: z.number(),
  wins_b: z.number(),
  status: z.string(),
  winner: z.nullable(z.enum(['a', 'b'])),
});
const placements = z.object({
  placements: z.array(participant.extend({ place: z.number(), place_to: z.number() })),
});

/** What a message says beside the event, by its type. Only ever added to: others read it. */
export const WEBHOOK_DATA = {
  'event.published': z.object({ capacity: z.number(), starts_at: z.nullable(isoTime) }),
  'check_in.opened': z.object({ due_at: isoTime }),
  'event.started': z.object({ entrants: z.number() }),
  'round.started': z.object({
    stage: z.number(),
    round: z.number(),
    pairings: z.array(pairing),
    bye: z.nullable(participant),
  }),
  'match.finished': z.object({ match }),
  /** Of a match whose result was known, or of the places of an event that is over. */
  'result.corrected': z.union([z.object({ match }), placements]),
  'stage.finished': z.object({ stage: z.number(), ranking: z.array(participant) }),
  'event.finished': placements,
  'event.cancelled': z.object({ reason: z.string() }),
} as const satisfies Record<WebhookType, z.ZodType>;

export type WebhookData = {
  [Type in WebhookType]: { type: Type; data: z.input<(typeof WEBHOOK_DATA)[Type]> };
}[WebhookType];

const envelope = {
  /** When it happened. */
  timestamp: isoTime,
  /** Grows with every message of an event: what comes with a smaller one is older. */
  version: z.number(),
  event: z.object({ id: z.string(), name: z.string(), url: z.string() }),
};

/** The body of a message. */
export const webhookBodySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('test'), timestamp: isoTime }),
  z.object({ type: z.literal('event.published'), ...envelope, data: WEBHOOK_DATA['event.published'] }),
  z.object({ type: z.literal('check_in.opened'), ...envelope, data: WEBHOOK_DATA['check_in.opened'] }),
  z.object({ type: z.literal('event.started'), ...envelope, data: WEBHOOK_DATA['event.started'] }),
  z.object({ type: z.literal('round.started'), ...envelope, data: WEBHOOK_DATA['round.started'] }),
  z.object({ type: z.literal('match.finished'), ...envelope, data: WEBHOOK_DATA['match.finished'] }),
  z.object({ type: z.literal('result.corrected'), ...envelope, data: WEBHOOK_DATA['result.corrected'] }),
  z.object({ type: z.literal('stage.finished'), ...envelope, data: WEBHOOK_DATA['stage.finished'] }),
  z.object({ type: z.literal('event.finished'), ...envelope, data: WEBHOOK_DATA['event.finished'] }),
  z.object({ type: z.literal('event.cancelled'), ...envelope, data: WEBHOOK_DATA['event.cancelled'] }),
]);
export type WebhookBody = z.output<typeof webhookBodySchema>;
