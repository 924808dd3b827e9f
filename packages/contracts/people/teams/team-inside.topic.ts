import { defineTopic } from '../../topics/topic.ts';
import type { Handover, TeamInside, TeamPost } from './team-views.ts';

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
