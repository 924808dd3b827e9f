import { z } from 'zod';

/** A deck as an event holds it. */
export const submittedDeckSchema = z.object({
  slot: z.number(),
  name: z.string(),
  class: z.string().max(20),
  format: z.string(),
  code: z.string(),
});
export type SubmittedDeck = z.output<typeof submittedDeckSchema>;
