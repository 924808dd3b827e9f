import { addProbe } from '@pailei/domain/status';
import type { Incident, Sample, Status } from './status.ts';

export type StatusEvents = {
  /** One round of probes; a component that could not be measured has no sample. */
  probed: { slot: number; at: string; samples: Sample[] };
  incident_changed: { incident: Incident };
};

/** Folds the `status` topic. */
export function foldStatus(status: Status, event: { type: string; payload: object }): Status {
  switch (event.type) {
    case 'probed':
      return foldProbes(status, event.payload as StatusEvents['probed']);
    case 'incident_changed':
      return {
        ...status,
        incidents: withIncident(status.incidents, event.payload as StatusEvents['incident_changed']),
      };
    default:
      return status;
  }
}

function foldProbes(status: Status, { slot, at, samples }: StatusEvents['probed']): Status {
  const components = status.components.map((part) => {
    const sample = samples.find(({ component }) => component === part.component);
    if (!sample) return part;
    const { component: _, ...measured } = sample;
    const isNewest = !part.newest || part.newest.slot < slot;
    return {
      ...part,
      measured_since: Math.min(part.measured_since ?? slot, slot),
      newest: isNewest ? { ...measured, slot, at } : part.newest,
      history: addProbe(part.history, { slot, ...measured }),
    };
  });
  return { ...status, measured_since: Math.min(status.measured_since ?? slot, slot), components };
}

function withIncident(incidents: Incident[], { incident }: StatusEvents['incident_changed']): Incident[] {
  const index = incidents.findIndex(({ id }) => id === incident.id);
  return index < 0 ? [incident, ...incidents] : incidents.with(index, incident);
}
