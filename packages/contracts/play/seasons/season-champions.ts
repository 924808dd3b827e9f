import { SIDES } from '@pailei/domain/series/sides';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { crestSchema } from '../../people/teams/team-views.ts';
import { seasonByHandSchema } from './season-by-hand.ts';
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
  opponent_crest: crestSchema.optional(),
});
export type RoadMatchView = z.output<typeof roadMatch>;

const bracketSide = z.strictObject({
  name: z.string(),
  seed: z.nullable(z.number()),
  score: z.number(),
  is_champion: z.boolean(),
  crest: crestSchema.optional(),
});
export type BracketSideView = z.output<typeof bracketSide>;

const bracketNode = z.strictObject({
  match_id: z.nullable(z.string()).describe('null：这里没有打'),
  sides: z.strictObject({ a: z.nullable(bracketSide), b: z.nullable(bracketSide) }),
  winner: z.nullable(z.enum(SIDES)),
});
export type BracketNodeView = z.output<typeof bracketNode>;

const bracketRound = z.strictObject({ label: z.string(), at: z.nullable(isoTime), nodes: z.array(bracketNode) });
export type BracketRoundView = z.output<typeof bracketRound>;

const rosterMember = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.string(),
  boards: z
    .strictObject({ battles: z.number(), won: z.number(), lost: z.number(), streak: z.number() })
    .optional()
    .describe('在夺冠赛事中的场次、胜负的台、最长连胜'),
});
export type RosterMemberView = z.output<typeof rosterMember>;

const championSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  row: standingSchema.omit({ name: true, team_name: true }),
  road: z.array(roadMatch),
  decks: z.array(
    z.strictObject({ name: z.string(), class: z.string(), code: z.string(), owner: z.string().optional() }),
  ),
  roster: z.array(rosterMember),
  crest: crestSchema.optional(),
  bracket: z.array(bracketRound).optional().describe('决出冠军的对阵树，最多从 8 强起；没有则省略'),
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
  by_hand: seasonByHandSchema.optional().describe('手工录入的往届赛季：没有积分榜与冠军历程'),
  /** Where the matches that the staff wrote about are seen. */
  replays: z.array(
    z.strictObject({
      match_id: z.string(),
      tournament_id: z.nullable(z.string()),
      battle_id: z.nullable(z.string()).describe('团队战，或本场所在的团队战'),
    }),
  ),
  tables: z.strictObject({ account: seasonTableSchema, team: seasonTableSchema }),
});
export type ChampionPageView = z.output<typeof championPageSchema>;
