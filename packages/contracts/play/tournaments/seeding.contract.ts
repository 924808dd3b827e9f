import { SEED_ORDERS, SEED_PAIRS_MAX } from '@pailei/domain/tournament/seeding/seeding';
import { CAPACITY_MAX } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { idSchema } from '../../http/endpoint.ts';
import type { ErrorTable } from '../../http/errors.ts';
import { lineText } from '../../http/typed-text.ts';

const participantId = lineText().max(60, '编号无效').describe('参赛者编号');

const order = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('random') }),
  z.strictObject({ kind: z.literal('points') }),
  z.strictObject({ kind: z.literal('season'), season_id: idSchema }),
  z.strictObject({ kind: z.literal('places'), tournament_id: idSchema }),
  z.strictObject({ kind: z.literal('hand'), participant_ids: z.array(participantId).max(CAPACITY_MAX, '选手过多') }),
]);

/** How the seeds of an event are to come about, as the staff set it. */
export const seedingSchema = z.strictObject({
  order,
  teams_apart: z.boolean(),
  pairs: z.array(z.tuple([participantId, participantId])).max(SEED_PAIRS_MAX, `最多指定 ${SEED_PAIRS_MAX} 对`),
});

/** How they came about, as the start recorded it. */
export const recordedSeedingShape = z.strictObject({
  kind: z.enum(SEED_ORDERS),
  tournament_id: z.string().exactOptional(),
  season_id: z.string().exactOptional(),
  values: z.array(z.nullable(z.number())).describe('按种子顺序，每人据以排序的数，小者在前；null 为抽签'),
});

/** Asks for an order that is not chosen yet. */
export const seedingQuery = z.strictObject({
  kind: z.enum(['points', 'season', 'places']).optional(),
  tournament_id: idSchema.optional(),
  season_id: idSchema.optional(),
});

/** What the site knows of the entrants for their seeds. */
export const seedingFactsSchema = z.object({
  values: z.record(z.string(), z.number()).describe('参赛者编号 → 据以排序的数，小者在前；没有的抽签'),
  teams: z.array(z.array(z.string())).describe('同队的参赛者编号'),
});
export type SeedingFacts = z.output<typeof seedingFactsSchema>;

export const SEEDING_ERRORS = {
  seed_event_unknown: [422, '请选择一场已结束的赛事'],
  seed_season_unknown: [422, '请选择一个赛季'],
} as const satisfies ErrorTable;
