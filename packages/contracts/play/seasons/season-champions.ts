import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { seasonTableSchema, standingSchema } from './season-views.ts';

const roadMatch = z.strictObject({
  match_id: z.string(),
  event_id: z.string(),
  event_name: z.string(),
  label: z.string(),
  at: isoTime,
  is_final: z.boolean(),
  opponent: z.string(),
  wins: z.number(),
  losses: z.number(),
  is_won: z.boolean(),
});
export type RoadMatchView = z.output<typeof roadMatch>;

const championSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  row: standingSchema.omit({ name: true, team_name: true }),
  road: z.array(roadMatch),
  decks: z.array(z.strictObject({ name: z.string(), class: z.string(), code: z.string() })),
  roster: z.array(z.strictObject({ id: z.string(), name: z.string(), role: z.string() })),
});
export type ChampionView = z.output<typeof championSchema>;

export const seasonContentSchema = z.strictObject({
  intro: z.string(),
  matches: z.array(z.strictObject({ match_id: z.string(), title: z.string(), text: z.string() })),
});
export type SeasonContentView = z.output<typeof seasonContentSchema>;

/** The page of an ended season: what was frozen when it was closed, and what the staff wrote about it. */
export const championPageSchema = z.strictObject({
  number: z.number(),
  name: z.string(),
  starts_at: isoTime,
  ends_at: isoTime,
  closed_at: isoTime,
  players: z.number(),
  teams: z.number(),
  events: z.number(),
  account: z.nullable(championSchema),
  team: z.nullable(championSchema),
  content: seasonContentSchema,
  tables: z.strictObject({ account: seasonTableSchema, team: seasonTableSchema }),
});
export type ChampionPageView = z.output<typeof championPageSchema>;
