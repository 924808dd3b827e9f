import { z } from 'zod';
import { isoTime } from '../../http/endpoint.ts';
import { defineTopic } from '../../topics/topic.ts';
import { handoverSchema, teamPostSchema, type Handover, type TeamPost } from './team-views.ts';

/** How many wait, and a count of changes, so that an open list knows when it is old. Texts are in the lists alone. */
export const requestsSeenSchema = z.strictObject({ open: z.number(), changed: z.number() });
export type RequestsSeen = z.output<typeof requestsSeenSchema>;

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

export type TeamInsideEvents = {
  /** New, pinned or not any more. */
  post_changed: { post: TeamPost };
  post_removed: { id: string };
  online_changed: { online: string[] };
  applications_changed: { open: number };
  invitations_changed: { open: number };
  handover_changed: { handover: Handover | null };
  captain_absence_changed: { captain_due_at: string | null };
  team_decks_changed: object;
};

export const teamInsideTopic = defineTopic<TeamInside, TeamInsideEvents>()('team_inside', 'team:{id}:inside');
