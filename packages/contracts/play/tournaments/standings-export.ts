import { HEAD_TO_HEAD_RULES, TIEBREAKERS } from '@pailei/domain/tournament/standings/types';
import { TOURNAMENT_STATUSES } from '@pailei/domain/tournament/types';
import { z } from 'zod';
import { fileEndpoint, idSchema } from '../../http/endpoint.ts';
import { tiebreakersSchema } from '../stages/tiebreakers-field.ts';

const count = z.number().int();
const id = z.string().min(1);
const round = count.exactOptional();
const criterion = z.enum(['disqualification', 'match_points', ...TIEBREAKERS, 'lot']);
/** `9` or `319/600`. */
const exact = z.string().regex(/^-?\d+(\/\d+)?$/, 'must be a whole number or a fraction');

/** What a battle brought a team. */
const share = z.strictObject({ boards: count, points: count });

const resultSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('match'),
    a: id,
    b: id,
    result: z.enum(['a', 'b', 'draw', 'double_loss']),
    wins_a: count,
    wins_b: count,
    drawn: count,
    round,
    battle: z.strictObject({ a: share, b: share }).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('bye'), id, wins: count, round, battle: share.exactOptional() }),
  z.strictObject({ kind: z.literal('half_bye'), id, round }),
  z.strictObject({ kind: z.literal('missed'), id, round }),
]);

/** One table with all that it follows from. */
const exportedTableSchema = z.strictObject({
  /** From 0; null in a stage without groups. */
  group: z.nullable(count),
  entrants: z.array(
    z.strictObject({
      id,
      name: z.string(),
      lot: z.number(),
      is_disqualified: z.boolean(),
      carried_points: count.optional(),
    }),
  ),
  results: z.array(resultSchema),
  /** Of a group: who left and has no results in it any more, and the matches that parted those whom the table could not. */
  annulled: z.array(id).exactOptional(),
  deciders: z.array(resultSchema).exactOptional(),
  standings: z.array(
    z.strictObject({
      rank: count,
      id,
      decided_by: z.nullable(criterion.or(z.enum(['decider', 'withdrawal']))),
      figures: z.record(z.string(), z.nullable(exact)),
    }),
  ),
});

export const STANDINGS_EXPORT_FORMAT = 'pailei-standings';
export const STANDINGS_EXPORT_VERSION = 1;

/** The standings of a stage with their proof: `npm run verify` computes them again from this file alone. */
export const standingsExportSchema = z.strictObject({
  format: z.literal(STANDINGS_EXPORT_FORMAT),
  version: z.literal(STANDINGS_EXPORT_VERSION),
  event: z.strictObject({ id, name: z.string(), status: z.enum(TOURNAMENT_STATUSES), version: count }),
  /** SHA-256 of the rule sheet that the event was frozen with; null where it has none. */
  rule_sheet_hash: z.nullable(z.string()),
  stage: z.strictObject({
    index: count,
    type: z.string(),
    status: z.enum(['running', 'finished']),
    /** The longest match and, of teams, the most boards that a side can win. Missing in exports from before this was kept. */
    format: z.strictObject({ best_of: count, boards: z.nullable(count) }).exactOptional(),
  }),
  rules: z.strictObject({
    tiebreakers: tiebreakersSchema,
    byes_in_opponent_rates: z.boolean(),
    head_to_head: z.enum(HEAD_TO_HEAD_RULES),
  }),
  tables: z.array(exportedTableSchema),
});
export type StandingsExport = z.output<typeof standingsExportSchema>;

const exported = {
  method: 'GET',
  access: 'public',
  scope: 'standings:read',
  area: 'tournaments',
  params: z.object({ id: idSchema, stage: z.coerce.number('阶段应为数字').int('阶段应为整数').min(0, '没有这个阶段') }),
} as const;

export const standingsExportApi = {
  csv: fileEndpoint({
    ...exported,
    path: '/solo-tournaments/:id/stages/:stage/standings.csv',
    summary: '导出积分榜（CSV）',
    media_type: 'text/csv; charset=utf-8',
  }),
  json: fileEndpoint({
    ...exported,
    path: '/solo-tournaments/:id/stages/:stage/standings.json',
    summary: '导出积分榜与全部依据（JSON），可用 npm run verify 独立复算',
    media_type: 'application/json; charset=utf-8',
  }),
};
