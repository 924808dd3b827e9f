import { AUDIT_EXPORT_MAX } from '@pailei/contracts/audit';
import type { auditApi, AuditFilters } from '@pailei/contracts/audit';
import type { DataOf, QueryOf } from '@pailei/contracts/endpoint';
import type { Db } from '@pailei/db/client';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import { AUDIT_CSV_HEAD, auditCsv } from './audit-csv.ts';
import { formatPlace, parsePlace, readAudit, resolveActors } from './audit.reads.ts';
import type { AuditPlace, AuditQuery } from './audit.reads.ts';
import { recordAudit } from './audit.repository.ts';

export type AuditService = ReturnType<typeof createAuditService>;

const EXPORT_BATCH = 500;

/** The audit log as it is read. Writing is `recordAudit`, in the transaction of what it tells. */
export function createAuditService({ db }: { db: Db }) {
  return {
    async list(query: QueryOf<typeof auditApi.list>): Promise<DataOf<typeof auditApi.list>> {
      const { after, limit, ...filters } = query;
      const rows = await readAudit(db, await resolveActors(db, filters), parsePlace(after), limit + 1);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, next: rows.length > limit && last ? formatPlace(last) : null };
    },

    /** The newest rows as CSV, at most 10,000, piece by piece; taking them out is a deed that stands in the log itself. */
    async export(actor: Actor, filters: AuditFilters): Promise<AsyncIterable<string>> {
      const query = await resolveActors(db, filters);
      await runTransaction(db, (trx) =>
        recordAudit(trx, {
          actor,
          action: 'audit.export',
          target_type: 'audit_log',
          target_id: 'audit_log',
          before: null,
          after: filters,
          reason: null,
        }),
      );
      return exported(db, query);
    },
  };
}

async function* exported(db: Db, query: AuditQuery): AsyncGenerator<string> {
  yield AUDIT_CSV_HEAD;
  let place: AuditPlace | undefined;
  for (let count = 0; count < AUDIT_EXPORT_MAX; count += EXPORT_BATCH) {
    const rows = await readAudit(db, query, place, EXPORT_BATCH);
    yield auditCsv(rows);
    place = rows.at(-1);
    if (rows.length < EXPORT_BATCH) return;
  }
}
