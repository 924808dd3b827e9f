import { COMPONENT_NAMES, SEVERITY_NAMES } from '@pailei/contracts/site/status/status.api';
import { statusTopic, type StatusEvents } from '@pailei/contracts/site/status/status.topic';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { StatusIncidentTable } from '@pailei/db/schema/status';
import type { Trx } from '@pailei/db/tx';
import { decideIncident, PROBES_IN_A_ROW, type IncidentChange, type Severity } from '@pailei/domain/status/incidents';
import { slotStart } from '@pailei/domain/status/slots';
import type { Component } from '@pailei/domain/status/probes';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { insertIncident, insertNote, lockOpenAutomatic, updateIncident } from './incidents.repository.ts';
import { countProbes, insertProbes, lockStatus, readRows } from './probes.repository.ts';
import type { ProbeRound } from './probe-round.ts';
import { logIncident } from './system-incidents.ts';

/**
 * Writes a round of probes with all that follows from it: the day's counts, incidents, the live topic. What another worker has
 * written for the slot already is left out, so that two never count double.
 */
export function recordProbeRound(deps: { db: Db; publisher: Publisher }, round: ProbeRound): Promise<void> {
  return inTransaction(deps, async (trx, log) => {
    await lockStatus(trx);
    const samples = await insertProbes(trx, round);
    if (samples.length === 0) return;
    const written: StatusEvents['probed'] = { ...round, samples };
    await countProbes(trx, written);
    log.add(statusTopic.of(), 'probed', written);
    const [open, rowOf] = [await lockOpenAutomatic(trx), await readRows(trx, round.slot)];
    for (const { component } of samples) {
      const incident = open.find(({ components }) => components[0] === component);
      const change = decideIncident(incident?.severity ?? null, rowOf(component));
      if (change) await followIncident(trx, log, { component, change, open: incident, round });
    }
  });
}

type Followed = {
  component: Component;
  change: IncidentChange;
  open: StatusIncidentTable | undefined;
  round: ProbeRound;
};

async function followIncident(
  trx: Trx,
  log: LiveLog,
  { component, change, open, round: { slot, at } }: Followed,
): Promise<void> {
  const id = open?.id ?? newId();
  await carryOut(trx, change, open, { id, component, slot, at });
  await insertNote(trx, { incident_id: id, body: NOTES[change.do], author_id: null, created_at: at });
  await logIncident(trx, log, id);
}

type Case = { id: string; component: Component; slot: number; at: string };

async function carryOut(
  trx: Trx,
  change: IncidentChange,
  open: StatusIncidentTable | undefined,
  { id, component, slot, at }: Case,
): Promise<void> {
  switch (change.do) {
    case 'open':
      return insertIncident(trx, {
        id,
        title: titleOf(component, change.severity),
        components: [component],
        severity: change.severity,
        is_automatic: true,
        started_at: new Date(slotStart(slot - PROBES_IN_A_ROW + 1)).toISOString(),
        resolved_at: null,
        updated_at: at,
      });
    case 'raise': {
      const hasOwnTitle = open?.title === titleOf(component, 'minor');
      const title = hasOwnTitle ? { title: titleOf(component, change.severity) } : {};
      return updateIncident(trx, { id, severity: change.severity, ...title, updated_at: at });
    }
    case 'resolve':
      return updateIncident(trx, { id, resolved_at: at, updated_at: at });
    default:
      return change satisfies never;
  }
}

const titleOf = (component: Component, severity: Severity) =>
  `${COMPONENT_NAMES[component][0]}${SEVERITY_NAMES[severity]}`;

const NOTES: Record<IncidentChange['do'], string> = {
  open: `连续 ${PROBES_IN_A_ROW} 次检测未达标`,
  raise: `情况加重：连续 ${PROBES_IN_A_ROW} 次检测没有通过`,
  resolve: `连续 ${PROBES_IN_A_ROW} 次检测正常，已恢复`,
};
