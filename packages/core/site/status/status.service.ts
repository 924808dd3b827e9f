import type { AuditActionOf } from '@pailei/contracts/features/audit-labels';
import { STATUS_ERRORS, type Incident, type Status, type statusApi } from '@pailei/contracts/site/status/status.api';
import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { statusTopic } from '@pailei/contracts/site/status/status.topic';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../audit/record-audit.ts';
import {
  insertIncident,
  insertNote,
  lockIncident,
  readIncident,
  readIncidents,
  updateIncident,
} from './incidents.repository.ts';
import { readStatus } from './status.view.ts';

export type StatusDeps = { db: Db; publisher: Publisher; now: () => string };
export type StatusService = ReturnType<typeof createStatusService>;

type NewIncident = BodyOf<typeof statusApi.open>;
type IncidentChange = BodyOf<typeof statusApi.change>;

/** Whoever asks more often gets the last answer: the page asks again only while its live connection is cut. */
const KEEP_MS = 5_000;

export function createStatusService(deps: StatusDeps) {
  let last: { at: number; status: Promise<Status> } | undefined;

  return {
    get(): Promise<Status> {
      const at = performance.now();
      if (last && at - last.at < KEEP_MS) return last.status;
      const read = { at, status: readStatus(deps.db) };
      read.status.catch(() => last === read && (last = undefined));
      last = read;
      return read.status;
    },

    async incidents(page: { skip: number; limit: number }) {
      return { ...(await readIncidents(deps.db, page)), ...page };
    },

    open(actor: Actor, { note, ...fields }: NewIncident): Promise<Incident> {
      return inTransaction(deps, async (trx, log) => {
        const [id, at] = [newId(), deps.now()];
        const row = { id, ...fields, is_automatic: false, started_at: at, resolved_at: null, updated_at: at };
        await insertIncident(trx, row);
        await insertNote(trx, { incident_id: id, body: note, author_id: actor.user_id, created_at: at });
        return recordChange(trx, log, { actor, action: 'incident.open', id, before: null });
      });
    },

    /** An automatic incident ends with its component's recovery, not by hand; its texts may be edited. */
    change(actor: Actor, id: string, { is_resolved, updated_at, ...fields }: IncidentChange): Promise<Incident> {
      return inTransaction(deps, async (trx, log) => {
        const before = await lockIncident(trx, id);
        if (!before) throw generalError('not_found');
        if (before.updated_at !== updated_at) throw appError(STATUS_ERRORS, 'incident_changed');
        const isEnded = before.resolved_at !== null;
        if (before.is_automatic && is_resolved !== isEnded) throw appError(STATUS_ERRORS, 'incident_automatic');
        const at = deps.now();
        const resolved_at = is_resolved ? (before.resolved_at ?? at) : null;
        await updateIncident(trx, { id, ...fields, resolved_at, updated_at: at });
        return recordChange(trx, log, { actor, action: 'incident.change', id, before });
      });
    },

    addNote(actor: Actor, id: string, note: string): Promise<Incident> {
      return inTransaction(deps, async (trx, log) => {
        if (!(await lockIncident(trx, id))) throw generalError('not_found');
        const at = deps.now();
        await insertNote(trx, { incident_id: id, body: note, author_id: actor.user_id, created_at: at });
        await updateIncident(trx, { id, updated_at: at });
        return recordChange(trx, log, { actor, action: 'incident.note', id, before: null });
      });
    },
  };
}

type RecordedChange = {
  actor: Actor;
  action: `incident.${AuditActionOf<'incident'>}`;
  id: string;
  before: NonNullable<Awaited<ReturnType<typeof lockIncident>>> | null;
};

/** The incident as it is now: into the audit log, to every page that follows, and back to the caller. */
async function recordChange(trx: Trx, log: LiveLog, { actor, action, id, before }: RecordedChange): Promise<Incident> {
  const incident = await readIncident(trx, id);
  if (!incident) throw generalError('not_found');
  await recordAudit(trx, {
    actor,
    action,
    target_type: 'incident',
    target_id: id,
    before,
    after: incident,
    reason: null,
  });
  log.add(statusTopic.of(), 'incident_changed', { incident });
  return incident;
}
