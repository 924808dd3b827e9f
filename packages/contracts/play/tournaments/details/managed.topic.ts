import { defineTopic } from '../../../topics/topic.ts';

/** Events, series and templates that have changed since the snapshot: enough to know that a list is old. */
export type ManagedView = Readonly<Record<string, true>>;

export type ManagedEvents = {
  event_changed: { tournament_id: string };
  series_changed: { series_id: string };
  template_changed: { template_id: string };
};

/** Drafts are among them, so nothing but ids leaves here, and that to admins alone. */
export const managedTopic = defineTopic<ManagedView, ManagedEvents>()('managed_events', 'events:admin');
