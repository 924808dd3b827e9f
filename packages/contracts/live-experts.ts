import type { ExpertApplicationStatus } from '@pailei/domain/rights';

/** What goes over the admins' topic of expert applications: enough to know that a list is old. Its snapshot is empty. */
export type ExpertApplicationsEvents = {
  expert_application_changed: { application_id: string; status: ExpertApplicationStatus };
};
