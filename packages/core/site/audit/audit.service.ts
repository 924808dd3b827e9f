import type { auditApi, AuditFilters } from '@pailei/contracts/site/audit/audit.api';
import type { DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { runTransaction } from '@pailei/db/tx';
import type { Actor } from '@pailei/live/registry';
import type { StreamedFile } from '../../ground/text-file/text-file.ts';
import { AUDIT_CSV_HEAD, auditCsv } from './audit-csv.ts';
import {
  type AuditPlace,
  type AuditQuery,
  type AuditReadDeps,
  formatPlace,
  parsePlace,
  readAudit,
  resolveActors,
} from './audit.reads.ts';
import { recordAudit } from './record-audit.ts';

export type AuditService = ReturnType<typeof createAuditService>;

const EXPORT_BATCH = 500;

/** The audit log as it is read. Writing is `recordAudit`, in the transaction of the change that it records. */
export function createAuditService(deps: AuditReadDeps) {
  const { db } = deps;
  return {
    async list(query: QueryOf<typeof auditApi.list>): Promise<DataOf<typeof auditApi.list>> {
      const { after, limit, ...filters } = query;
      const rows = await readAudit(deps, await resolveActors(db, filters), parsePlace(after), limit + 1);
      const items = rows.slice(0, limit);
      const last = items.at(-1);
      return { items, next: rows.length > limit && last ? formatPlace(last) : null };
    },

    /** All rows as CSV, the newest first, piece by piece; the export is an audited action itself. */
    async export(actor: Actor, filters: AuditFilters): Promise<StreamedFile> {
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
      return { name: 'audit-log.csv', cache: 'no-store', pieces: exported(deps, query) };
    },
  };
}

async function* exported(deps: AuditReadDeps, query: AuditQuery): AsyncGenerator<string> {
  yield AUDIT_CSV_HEAD;
  let place: AuditPlace | undefined;
  do {
    const rows = await readAudit(deps, query, place, EXPORT_BATCH);
    yield auditCsv(rows);
    place = rows.length < EXPORT_BATCH ? undefined : rows.at(-1);
  } while (place);
}
