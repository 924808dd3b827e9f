import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { TeamInside, TeamPost } from './team-views.ts';
import type { TeamInsideEvents } from './team-inside.topic.ts';

/** Pinned ones first, then the newest first. */
export function inBoardOrder(posts: readonly TeamPost[]): TeamPost[] {
  return posts.toSorted(
    (a, b) =>
      Number(b.is_pinned) - Number(a.is_pinned) || b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id),
  );
}

const handlers: Handlers<TeamInside, TeamInsideEvents> = {
  post_changed: (view, { post }) => ({
    ...view,
    posts: inBoardOrder([...view.posts.filter(({ id }) => id !== post.id), post]),
  }),
  post_removed: (view, { id: gone }) => ({ ...view, posts: view.posts.filter(({ id }) => id !== gone) }),
  online_changed: (view, { online }) => ({ ...view, online }),
  applications_changed: (view, { open }) => ({
    ...view,
    applications: { open, changed: view.applications.changed + 1 },
  }),
  invitations_changed: (view, { open }) => ({ ...view, invitations: { open, changed: view.invitations.changed + 1 } }),
  handover_changed: (view, { handover }) => ({ ...view, handover }),
  captain_absence_changed: (view, { captain_due_at }) => ({ ...view, captain_due_at }),
  team_decks_changed: (view) => ({ ...view, decks_changed: view.decks_changed + 1 }),
};

export const foldTeamInside: Fold<TeamInside> = (view, event) => foldBy(handlers, view, event);
