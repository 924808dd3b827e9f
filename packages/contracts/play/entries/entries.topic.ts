import { defineTopic } from '../../topics/topic.ts';

/** Events whose entries have changed since the snapshot: enough to know that a list is old. */
export type EntriesView = Readonly<Record<string, true>>;

export type EntriesEvents = { entries_changed: { tournament_id: string } };

export const entriesTopic = defineTopic<EntriesView, EntriesEvents>()('entries', 'entries:admin');
