import { SERIES_STATUSES } from '@pailei/domain/series/types';
import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { battleEffectsSchema } from './battle-effects.ts';

const standing = z.object({
  status: z.enum(SERIES_STATUSES),
  wins_a: z.number(),
  wins_b: z.number(),
  winner: z.nullable(z.enum(SIDES)),
});
const table = { label: z.string(), table: z.number(), a_name: z.string(), b_name: z.string() };
const line = z.object({ rank: z.number(), points: z.number() });
/** From and to which place; null: none. */
const place = z.nullable(z.tuple([z.number(), z.number()]));

/** What a correction would do; nothing is written for it. */
export const rulingPreviewSchema = z.object({
  /** Stands for all below but `standings`: a ruling that carries it is refused once the situation is another. */
  seen: z.string(),
  /** The match itself. */
  before: standing,
  after: standing,
  /** Its games that fall with the correction. */
  voided_games: z.array(z.number()),
  /** Matches that never counted then, as they stand now. */
  withdrawn: z.array(z.object({ match_id: z.string(), ...table, ...standing.shape })),
  /** Matches that open in their place. */
  opens: z.array(z.object(table)),
  reopens_match: z.boolean(),
  reopens_stage: z.boolean(),
  /** Indexes of the stages that begin anew. */
  restarts_stages: z.array(z.number()),
  /** Who would stand in the next stage, which has begun with others; both empty: in another order. Null: nothing changes there. */
  next_entrants: z.nullable(z.object({ leave: z.array(z.string()), come: z.array(z.string()) })),
  reopens_event: z.boolean(),
  places: z.array(z.object({ name: z.string(), from: place, to: place })),
  /** Of a board: what its battle does. Left out: it is none, or the battle is as before. */
  battle: battleEffectsSchema.optional(),
  standings: z.array(z.object({ name: z.string(), from: line, to: line })),
  /** Of a ruling that ends an open match: how many tables the round waits for. Left out: it waits for as many. */
  open_tables: z.object({ from: z.number(), to: z.number() }).optional(),
  /** Where the deadline moves. Left out: it stays. */
  due_at: z.object({ from: z.nullable(isoTime), to: z.nullable(isoTime) }).optional(),
});
export type RulingPreview = z.output<typeof rulingPreviewSchema>;
