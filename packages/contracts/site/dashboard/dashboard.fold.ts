import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { DashboardView, DashboardEvents } from './dashboard.topic.ts';

const handlers: Handlers<DashboardView, DashboardEvents> = {
  figures_changed: (overview, figures) => ({ ...overview, figures }),
  queue_changed: (overview, queue) => ({ ...overview, queue }),
  card_import_started: (overview, { import_id }) => ({ ...overview, card_import_id: import_id }),
};

export const foldDashboard: Fold<DashboardView> = (overview, event) => foldBy(handlers, overview, event);
