import type { Announcement } from '../announcements/announcements.api.ts';
import type { MaintenanceWindow } from '../maintenance/maintenance.api.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { SystemEvents, SystemView } from './system.topic.ts';

const handlers: Handlers<SystemView, SystemEvents> = {
  featured_match_changed: (system, { match_id, is_chosen = false }) => ({
    ...system,
    featured_match_id: match_id,
    is_featured_chosen: is_chosen,
  }),
  settings_changed: (system, { key, value }) => ({ ...system, [key]: value }),
  maintenance_changed: (system, { window }) => ({ ...system, maintenance: withWindow(system.maintenance, window) }),
  announcements_changed: (system, { announcement }, at) => ({
    ...system,
    announcements: withAnnouncement(system.announcements, announcement, at),
  }),
  deck_rules_changed: (system, deck_rules) => ({ ...system, deck_rules }),
};

export const foldSystem: Fold<SystemView> = (system, event) => foldBy(handlers, system, event);

function withWindow(windows: readonly MaintenanceWindow[], changed: MaintenanceWindow): MaintenanceWindow[] {
  const others = windows.filter(({ id }) => id !== changed.id);
  if (changed.ended_at !== null) return others;
  return [...others, changed].toSorted((a, b) => compare(a.starts_at, b.starts_at) || compare(a.id, b.id));
}

function withAnnouncement(known: readonly Announcement[], changed: Announcement, at: string): Announcement[] {
  const others = known.filter(({ id }) => id !== changed.id);
  if (changed.ends_at !== null && changed.ends_at <= at) return others;
  return [...others, changed].toSorted(
    (a, b) => Number(b.is_pinned) - Number(a.is_pinned) || compare(b.starts_at, a.starts_at) || compare(b.id, a.id),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
