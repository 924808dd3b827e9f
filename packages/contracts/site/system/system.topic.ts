import type { Announcement } from '../announcements/announcements.api.ts';
import type { DeckRulesSummary } from '../deck-rules/deck-rules.ts';
import type { MaintenanceWindow } from '../maintenance/maintenance.api.ts';
import type { PublicSettingKey, Setting } from '../settings/settings.api.ts';
import { defineTopic } from '../../topics/topic.ts';

/** Snapshot of the `system` topic: what every open page follows. */
export type SystemView = {
  featured_match_id: string | null;
  /** The casters or a referee chose it. */
  is_featured_chosen: boolean;
  site: Setting<'site'>;
  stream: Setting<'stream'>;
  /** The timers of new tournaments. */
  series: Setting<'series'>;
  shop: Setting<'shop'>;
  /** What places earn in events that have no table of their own. */
  rewards: Setting<'rewards'>;
  orders: Setting<'orders'>;
  /** What a recruiting team may ask for. */
  teams: Setting<'teams'>;
  /** Windows that are on or will be. Their times say which: clients begin and end them by the server's clock. */
  maintenance: MaintenanceWindow[];
  /** Those that are shown, pinned ones first, then the newest. A future one is logged when it is due. */
  announcements: Announcement[];
  /** Names and colours of classes and formats. */
  deck_rules: DeckRulesSummary;
};

export type SettingChanged = { [K in PublicSettingKey]: { key: K; value: Setting<K> } }[PublicSettingKey];

export type SystemEvents = {
  featured_match_changed: { match_id: string | null; is_chosen?: boolean | undefined };
  settings_changed: SettingChanged;
  /** The window as it is now; one with `ended_at` is over. Sent again when a window begins or ends on schedule. */
  maintenance_changed: { window: MaintenanceWindow };
  /** The announcement as it is now; one with an `ends_at` that has passed is over. */
  announcements_changed: { announcement: Announcement };
  deck_rules_changed: DeckRulesSummary;
};

export const systemTopic = defineTopic<SystemView, SystemEvents>()('system', 'system');
