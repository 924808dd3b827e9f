import { TEAM_ROLES } from '@pailei/domain/rights/rights';
import {
  RECRUITING_MODES,
  REQUEST_KINDS,
  REQUEST_STATUSES,
  TEAM_HISTORY_KINDS,
  TEAM_STATUSES,
} from '@pailei/domain/teams/types';
import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { crestStyleSchema } from './team-fields.ts';

const personSchema = z.strictObject({ id: z.string(), username: z.string() });

/** `image_id`: the stored image to show; null: the generated crest is drawn of its style. */
export const crestSchema = z.strictObject({
  seed: z.number(),
  style: crestStyleSchema,
  image_id: z.nullable(z.string()),
});
export type Crest = z.output<typeof crestSchema>;

/** A team as the hall shows it, the same for everybody. */
export const teamCardSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  tag: z.string(),
  crest: crestSchema,
  slogan: z.string(),
  recruiting: z.enum(RECRUITING_MODES),
  wanted_classes: z.array(z.string()),
  wanted_roles: z.array(z.string()),
  member_count: z.number(),
  captain: personSchema,
  /** Battles in the last 30 days. */
  activity: z.number(),
  /** Median of the last ten answered applications; null: there are fewer than three. */
  answers_within_minutes: z.nullable(z.number()),
  /** When it was approved. */
  founded_at: isoTime,
});
export type TeamCard = z.output<typeof teamCardSchema>;

export const teamMemberSchema = z.strictObject({
  account_id: z.string(),
  username: z.string(),
  role: z.enum(TEAM_ROLES),
  is_expert: z.boolean(),
  /** Of their public decks, the commonest first, at most three. */
  classes: z.array(z.string()),
  joined_at: isoTime,
});
export type TeamMember = z.output<typeof teamMemberSchema>;

/** What is shown of a team beside its members. */
export const teamProfileSchema = teamCardSchema.omit({ member_count: true, captain: true }).extend({
  status: z.enum(['approved', 'disbanded']),
  description: z.string(),
  /** Whether other teams may challenge it. */
  takes_challenges: z.boolean(),
});
export type TeamProfile = z.output<typeof teamProfileSchema>;

/** A line of a team's history. */
export const teamHistorySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(TEAM_HISTORY_KINDS),
  player: personSchema,
  /** Of a kick; null for those who may not know it. */
  reason: z.nullable(z.string()),
  at: isoTime,
});
export type TeamHistoryLine = z.output<typeof teamHistorySchema>;

/** A team that waits for its review or was refused, as its founder sees it. */
export const teamDraftSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  tag: z.string(),
  crest: crestSchema,
  slogan: z.string(),
  description: z.string(),
  recruiting: z.enum(RECRUITING_MODES),
  wanted_classes: z.array(z.string()),
  wanted_roles: z.array(z.string()),
  takes_challenges: z.boolean(),
  status: z.enum(['pending', 'rejected']),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  submitted_at: isoTime,
  reviewed_at: z.nullable(isoTime),
});
export type TeamDraft = z.output<typeof teamDraftSchema>;

/** A team as another thing names it. */
export const teamRefSchema = z.strictObject({ id: z.string(), name: z.string(), tag: z.string(), crest: crestSchema });
export type TeamRef = z.output<typeof teamRefSchema>;

/** An application or an invitation, for the player, the captain and, of an invitation, the vice captains. */
export const teamRequestSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  team: teamRefSchema,
  player: personSchema.extend({ is_expert: z.boolean(), classes: z.array(z.string()) }),
  /** Of an invitation: who invited. */
  invited_by: z.nullable(personSchema),
  message: z.string(),
  status: z.enum(REQUEST_STATUSES),
  /** Why it was rejected. */
  reason: z.nullable(z.string()),
  created_at: isoTime,
  /** When it expires, if nobody answers. */
  due_at: isoTime,
  answered_at: z.nullable(isoTime),
});
export type TeamRequest = z.output<typeof teamRequestSchema>;

/** A link for joining. Its token is told once, to whom made it. */
export const teamLinkSchema = z.strictObject({
  id: z.string(),
  created_by: personSchema,
  created_at: isoTime,
  expires_at: isoTime,
  uses: z.number(),
  uses_max: z.number(),
});
export type TeamLink = z.output<typeof teamLinkSchema>;

/** Of the team's notice board. */
export const teamPostSchema = z.strictObject({
  id: z.string(),
  author: personSchema,
  text: z.string(),
  is_pinned: z.boolean(),
  created_at: isoTime,
});
export type TeamPost = z.output<typeof teamPostSchema>;

/** A player who looks for a team, as the hall shows them. */
export const seekerSchema = z.strictObject({
  account_id: z.string(),
  username: z.string(),
  is_expert: z.boolean(),
  classes: z.array(z.string()),
  /** When they usually play, in their own words. */
  times: z.string(),
  text: z.string(),
  updated_at: isoTime,
});
export type Seeker = z.output<typeof seekerSchema>;

/** The offer of the captain's place, until it is answered or expires. */
export const handoverSchema = z.strictObject({ to: personSchema, due_at: isoTime });
export type Handover = z.output<typeof handoverSchema>;

/** A team as the staff of the site see it. */
export const reviewedTeamSchema = teamDraftSchema.extend({
  status: z.enum(TEAM_STATUSES),
  founder: personSchema,
  members: z.array(teamMemberSchema.omit({ classes: true })),
  reviewed_by: z.nullable(z.string()),
  founded_at: z.nullable(isoTime),
  disbanded_at: z.nullable(isoTime),
  /** When the captain, who is suspended, is replaced. */
  captain_due_at: z.nullable(isoTime),
});
export type ReviewedTeam = z.output<typeof reviewedTeamSchema>;

export const teamViewSchema = z.strictObject({
  team: teamProfileSchema,
  /** The captain first, then vice captains, then by when they joined. None once it is disbanded. */
  members: z.array(teamMemberSchema),
});
/** A team as everybody who is logged in sees it. */
export type TeamView = z.output<typeof teamViewSchema>;

/** How many wait, and a count of changes, so that an open list knows when it is old. Texts are in the lists alone. */
const requestsSeenSchema = z.strictObject({ open: z.number(), changed: z.number() });

export const teamInsideSchema = z.strictObject({
  /** Pinned ones first, then the newest first. */
  posts: z.array(teamPostSchema),
  /** Ids of the members who use the site now. */
  online: z.array(z.string()),
  /** The captain's list. */
  applications: requestsSeenSchema,
  /** The captain's and vice captains' lists of invitations and links. */
  invitations: requestsSeenSchema,
  handover: z.nullable(handoverSchema),
  /** When the captain, who is suspended, is replaced. */
  captain_due_at: z.nullable(isoTime),
  /** Counts up with every change of the decks that members share. */
  decks_changed: z.number(),
});
/** What only members of a team see. */
export type TeamInside = z.output<typeof teamInsideSchema>;
