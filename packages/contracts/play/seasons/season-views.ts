import { COMPETITOR_KINDS, EVENT_TIERS } from '@pailei/domain/seasons/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { crestSchema } from '../../people/teams/team-views.ts';
import { formulaVersionSchema } from './formula.contract.ts';
import { seasonByHandSchema } from './season-by-hand.ts';

export const competitorKind = z.enum(COMPETITOR_KINDS as ['account', 'team'], '请选择选手或战队');
export const eventTier = z.enum(EVENT_TIERS, '请选择级别');

/** How many rows of a table are live; the others are read by pages. */
export const LIVE_ROWS = 50;

const seasonFields = {
  id: z.string(),
  number: z.number(),
  name: z.string(),
  starts_at: isoTime,
  ends_at: isoTime,
  closed_at: z.nullable(isoTime).describe('null：没有结束'),
};

const namedChampion = z.nullable(
  z.strictObject({
    id: z.string(),
    name: z.string(),
    points: z.number(),
    crest: crestSchema.optional(),
    final: z
      .strictObject({ label: z.string(), wins: z.number(), losses: z.number(), opponent: z.string() })
      .optional()
      .describe('夺冠的一场'),
  }),
);

/** A season in lists, with its champions where it has been closed. */
export const seasonSummarySchema = z.strictObject({
  ...seasonFields,
  champions: z.strictObject({ account: namedChampion, team: namedChampion }),
  by_hand: seasonByHandSchema
    .pick({ champion: true, is_team: true, final: true, picture_id: true })
    .optional()
    .describe('手工录入的往届赛季'),
});
export type SeasonSummary = z.output<typeof seasonSummarySchema>;

const boardRecord = z.strictObject({ won: z.number(), lost: z.number() });

export const standingSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  team_name: z.nullable(z.string()).describe('选手现在的战队'),
  rank: z.number(),
  previous_rank: z.nullable(z.number()).describe('最近有赛果的一周之前的名次'),
  points: z.number(),
  best: z.number(),
  titles: z.number(),
  wins: z.number(),
  losses: z.number(),
  events: z.number(),
  counted: z.number(),
  boards: boardRecord.optional().describe('团队赛中胜负的台；没有则省略'),
  crest: crestSchema.optional().describe('战队的队徽；选手的为其现在的战队的'),
});
export type Standing = z.output<typeof standingSchema>;

export const seasonTableSchema = z.strictObject({ total: z.number(), rows: z.array(standingSchema) });
export type SeasonTableView = z.output<typeof seasonTableSchema>;

export const seasonHeaderSchema = z.strictObject({ ...seasonFields, versions: z.array(formulaVersionSchema) });
export type SeasonHeader = z.output<typeof seasonHeaderSchema>;

export const seasonViewSchema = z.strictObject({
  season: seasonHeaderSchema,
  tables: z.strictObject({ account: seasonTableSchema, team: seasonTableSchema }),
});
export type SeasonView = z.output<typeof seasonViewSchema>;

/** An event that falls into a season. */
export const seasonEventSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(['draft', 'registration', 'check_in', 'running', 'finished', 'cancelled']),
  starts_at: z.nullable(isoTime),
  finished_at: z.nullable(isoTime),
  tier: eventTier,
  is_excluded: z.boolean(),
  is_counted: z.boolean().describe('赛果已计入'),
  champion: z.nullable(z.string()),
});
export type SeasonEvent = z.output<typeof seasonEventSchema>;

/** One event of a competitor with all that its points are made of, and its matches. */
export const seasonItemSchema = z.strictObject({
  event_id: z.string(),
  event_name: z.string(),
  at: isoTime,
  version: z.number(),
  tier: eventTier,
  tier_percent: z.number(),
  size_percent: z.number(),
  place: z.nullable(z.number()),
  place_to: z.nullable(z.number()),
  field: z.nullable(z.number()),
  place_points: z.number(),
  attendance: z.number(),
  wins: z.number(),
  losses: z.number(),
  win_points: z.number(),
  upsets: z.number(),
  upset_points: z.number(),
  boards: boardRecord.extend({ points: z.number() }).optional(),
  points: z.number(),
  counts: z.boolean(),
  /** Of a team its battles; of a player matches, and boards of battles. */
  matches: z.array(z.strictObject({ match_id: z.string(), is_won: z.boolean(), opponent: z.string() })),
});
export type SeasonItem = z.output<typeof seasonItemSchema>;

export const adjustmentSchema = z.strictObject({
  id: z.string(),
  points: z.number(),
  reason: z.string(),
  by: z.string(),
  at: isoTime,
});

export const competitorSchema = z.strictObject({
  standing: z.nullable(standingSchema),
  /** Points that are missing to the rank before. */
  behind: z.nullable(z.number()),
  items: z.array(seasonItemSchema),
  adjustments: z.array(adjustmentSchema),
});
export type SeasonCompetitor = z.output<typeof competitorSchema>;
