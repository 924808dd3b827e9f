import { addProbe } from '@pailei/domain/status/history';
import type { Incident, Status } from './status.api.ts';
import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { StatusEvents } from './status.topic.ts';

const handlers: Handlers<Status, StatusEvents> = {
  probed: foldProbes,
  incident_changed: (status, { incident }) => ({ ...status, incidents: withIncident(status.incidents, incident) }),
};

export const foldStatus: Fold<Status> = (status, event) => foldBy(handlers, status, event);

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

function withIncident(incidents: Incident[], incident: Incident): Incident[] {
  const index = incidents.findIndex(({ id }) => id === incident.id);
  return index < 0 ? [incident, ...incidents] : incidents.with(index, incident);
}
