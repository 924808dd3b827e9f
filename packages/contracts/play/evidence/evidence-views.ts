import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';

/** An image of a side for one game. `width` and `height` in px of the full copy. */
export const evidenceSchema = z.strictObject({
  id: z.string(),
  side: z.enum(SIDES),
  game_number: z.number(),
  width: z.number(),
  height: z.number(),
  at: isoTime,
});
export type Evidence = z.output<typeof evidenceSchema>;

/** All images of a match, the oldest first. */
export const matchEvidenceSchema = z.strictObject({ images: z.array(evidenceSchema) });
export type MatchEvidence = z.output<typeof matchEvidenceSchema>;
