import { statusTopic } from '@pailei/contracts/site/status/status.topic';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { Component } from '@pailei/domain/status/probes';
import type { Severity } from '@pailei/domain/status/incidents';
import type { LiveLog } from '@pailei/live/log';
import { insertIncident, insertNote, lockIncident, readIncident, updateIncident } from './incidents.repository.ts';

export type SystemIncident = { title: string; components: Component[]; severity: Severity; note: string; at: string };

/** Opens an incident that the site itself reports beyond its probes; staff may edit it like their own. Returns its id. */
export async function openSystemIncident(
  trx: Trx,
  log: LiveLog,
  { note, at, ...facts }: SystemIncident,
): Promise<string> {
  const id = newId();
  const times = { started_at: at, resolved_at: null, updated_at: at };
  await insertIncident(trx, { id, ...facts, is_automatic: false, ...times });
  await insertNote(trx, { incident_id: id, body: note, author_id: null, created_at: at });
  await logIncident(trx, log, id);
  return id;
}

type SystemNote = { id: string; note: string; at: string; ends: boolean };

/** False, and no note, where somebody has ended it already. */
export async function addSystemNote(trx: Trx, log: LiveLog, { id, note, at, ends }: SystemNote): Promise<boolean> {
  const incident = await lockIncident(trx, id);
  if (!incident || incident.resolved_at !== null) return false;
  await insertNote(trx, { incident_id: id, body: note, author_id: null, created_at: at });
  await updateIncident(trx, { id, updated_at: at, ...(ends && { resolved_at: at }) });
  await logIncident(trx, log, id);
  return true;
}

/** To every page that follows. */
export async function logIncident(trx: Trx, log: LiveLog, id: string): Promise<void> {
  const incident = await readIncident(trx, id);
  if (incident) log.add(statusTopic.of(), 'incident_changed', { incident });
}
