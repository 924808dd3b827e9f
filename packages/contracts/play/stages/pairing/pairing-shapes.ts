import { ADJUSTMENT_KINDS, type RoundDraft } from '@pailei/domain/tournament/stages/pairing/seated-round';
import { z } from 'zod';

const count = z.number();
const id = z.string();

export const pairingNoteShape = z.strictObject({
  table: count,
  rematch: z.boolean(),
  forbidden: z.boolean(),
  group_difference: count,
  by_hand: z.boolean().exactOptional(),
});

/** What the staff have changed of a drawn pairing. */
export const adjustmentShape = z.strictObject({
  kind: z.enum(ADJUSTMENT_KINDS),
  participant_ids: z.array(id),
  reason: z.nullable(z.string()),
});

export const relaxedShape = z.strictObject({ rematches: count, repeated_byes: count, forbidden_pairs: count });

const float = z.nullable(z.enum(['up', 'down']));

const pairShape = z.strictObject({
  a: id,
  b: id,
  table: count,
  reason: z.strictObject({
    rematch: z.boolean(),
    forbidden: z.boolean(),
    points_a: count,
    points_b: count,
    group_difference: count,
    float_a: float,
    float_b: float,
  }),
});

/** A round that is drawn and not published, with the reason of every pair. */
export const roundDraftShape = z.strictObject({
  stage: count,
  round: count,
  pairs: z.array(pairShape),
  bye: z.nullable(id),
  relaxed: relaxedShape,
  by_hand: z.array(count),
  absent: z.array(id),
  adjustments: z.array(adjustmentShape),
}) satisfies z.ZodType<RoundDraft>;
