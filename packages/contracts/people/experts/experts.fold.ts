import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { ExpertsEvents, ExpertsView } from './experts.topic.ts';

const handlers: Handlers<ExpertsView, ExpertsEvents> = {
  expert_application_changed: (view, { application_id, status }) => ({ ...view, [application_id]: status }),
};

export const foldExperts: Fold<ExpertsView> = (view, event) => foldBy(handlers, view, event);
