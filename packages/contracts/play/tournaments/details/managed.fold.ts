import { foldBy, type Fold, type Handlers } from '../../../topics/topic.ts';
import type { ManagedEvents, ManagedView } from './managed.topic.ts';

const handlers: Handlers<ManagedView, ManagedEvents> = {
  event_changed: (view, { tournament_id }) => ({ ...view, [tournament_id]: true }),
  series_changed: (view, { series_id }) => ({ ...view, [series_id]: true }),
  template_changed: (view, { template_id }) => ({ ...view, [template_id]: true }),
};

export const foldManaged: Fold<ManagedView> = (view, event) => foldBy(handlers, view, event);
