import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { EntriesEvents, EntriesView } from './entries.topic.ts';

const handlers: Handlers<EntriesView, EntriesEvents> = {
  entries_changed: (view, { tournament_id }) => ({ ...view, [tournament_id]: true }),
};

export const foldEntries: Fold<EntriesView> = (view, event) => foldBy(handlers, view, event);
