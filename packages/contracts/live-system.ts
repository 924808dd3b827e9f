import type { Announcement } from './announcements.ts';
import type { DeckRulesSummary } from './deck-rules.ts';
import type { MaintenanceWindow } from './maintenance.ts';
import type { Setting } from './settings.ts';

/** Snapshot of the `system` topic: what every open page follows. */
export type SystemView = {
  featured_match_id: string | null;
  site: Setting<'site'>;
  stream: Setting<'stream'>;
  /** The timers of new tournaments. */
  series: Setting<'series'>;
  shop: Setting<'shop'>;
  /** What places earn in events that have no table of their own. */
  rewards: Setting<'rewards'>;
  orders: Setting<'orders'>;
  /** Windows that are on or will be. Their times tell which: clients begin and end them by the server's clock. */
  maintenance: MaintenanceWindow[];
  /** Those that are shown, pinned ones first, then the newest. One to come is told when its time has come. */
  announcements: Announcement[];
  /** Names and colours of classes and formats. */
  deck_rules: DeckRulesSummary;
};

export type SettingChanged =
  | { key: 'site'; value: Setting<'site'> }
  | { key: 'stream'; value: Setting<'stream'> }
  | { key: 'series'; value: Setting<'series'> }
  | { key: 'shop'; value: Setting<'shop'> }
  | { key: 'rewards'; value: Setting<'rewards'> }
  | { key: 'orders'; value: Setting<'orders'> };

export type SystemEvents = {
  featured_match_changed: { match_id: string | null };
  settings_changed: SettingChanged;
  /** The window as it is now; one with `ended_at` is over. Comes again when a window begins or ends by itself. */
  maintenance_changed: { window: MaintenanceWindow };
  /** The announcement as it is now; one with an `ends_at` that has passed is over. */
  announcements_changed: { announcement: Announcement };
  deck_rules_changed: DeckRulesSummary;
};

/** Folds the `system` topic. `at` of an event is when it was written. */
export function foldSystem(
  system: SystemView,
  { type, payload }: { type: string; payload: { at: string } },
): SystemView {
  switch (type) {
    case 'featured_match_changed':
      return { ...system, featured_match_id: eventOf('featured_match_changed', payload).match_id };
    case 'settings_changed': {
      const { key, value } = eventOf('settings_changed', payload);
      return { ...system, [key]: value };
    }
    case 'maintenance_changed':
      return { ...system, maintenance: withWindow(system.maintenance, eventOf('maintenance_changed', payload).window) };
    case 'announcements_changed': {
      const { announcement } = eventOf('announcements_changed', payload);
      return { ...system, announcements: withAnnouncement(system.announcements, announcement, payload.at) };
    }
    case 'deck_rules_changed':
      return { ...system, deck_rules: deckRulesOf(eventOf('deck_rules_changed', payload)) };
    default:
      return system;
  }
}

function eventOf<T extends keyof SystemEvents>(_type: T, payload: object): SystemEvents[T] {
  return payload as SystemEvents[T];
}

/** Without the time of the event. */
function deckRulesOf({ version, classes, formats }: DeckRulesSummary): DeckRulesSummary {
  return { version, classes, formats };
}

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
