import type { Incident, Sample, Status } from './status.api.ts';
import { defineTopic } from '../../topics/topic.ts';

export type StatusEvents = {
  /** One round of probes; a component that could not be measured has no sample. */
  probed: { slot: number; at: string; samples: Sample[] };
  incident_changed: { incident: Incident };
};

export const statusTopic = defineTopic<Status, StatusEvents>()('status', 'status');
