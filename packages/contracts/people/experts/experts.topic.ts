import type { ExpertApplicationStatus } from '@pailei/domain/rights/rights';
import { defineTopic } from '../../topics/topic.ts';

/** What became of applications since the snapshot, by their ids: enough to know that a list is old. */
export type ExpertsView = Readonly<Record<string, ExpertApplicationStatus>>;

export type ExpertsEvents = {
  expert_application_changed: { application_id: string; status: ExpertApplicationStatus };
};

export const expertsTopic = defineTopic<ExpertsView, ExpertsEvents>()('expert_applications', 'experts:admin');
