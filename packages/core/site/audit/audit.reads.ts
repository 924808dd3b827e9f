import type { AuditFilters, AuditRow } from '@pailei/contracts/site/audit/audit.api';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import { sql } from 'kysely';
import { isId } from '@pailei/db/id';
import type { TargetNamesByType } from '../../ground/features/feature.ts';
import { findAccountIds } from '../search/search-accounts.ts';

type Unnamed = Omit<AuditRow, 'target_name'>;

/** The rows, each with what its object is called by now. */
async function withTargetNames(
  { db, targetNames }: { db: Db; targetNames: TargetNamesByType },
  rows: readonly Unnamed[],
): Promise<AuditRow[]> {
  const names = new Map<string, string>();
  const types = [...new Set(rows.map(({ target_type }) => target_type))];
  await Promise.all(
    types.map(async (type) => {
      const ids = rows.filter(({ target_type }) => target_type === type).map(({ target_id }) => target_id);
      const known = [...new Set(ids)].filter(isId);
      if (known.length === 0) return;
      for (const { id, name } of (await targetNames[type]?.(db, known)) ?? []) names.set(id, name);
    }),
  );
  return rows.map((row) => ({ ...row, target_name: names.get(row.target_id) ?? null }));
}

const COLUMNS = [
  'id',
  'actor_id',
  'actor_name',
  'actor_role',
  'action',
  'target_type',
  'target_id',
  'before',
  'after',
  'reason',
  'ip',
  'request_id',
  'created_at',
] as const;

/** Where a page begins: behind the row of this time and id. */
export type AuditPlace = { created_at: string; id: string };

export function parsePlace(text: string | undefined): AuditPlace | undefined {
  if (text === undefined) return undefined;
  const end = text.lastIndexOf('_');
  const created_at = text.slice(0, end);
  return Number.isNaN(Date.parse(created_at)) ? undefined : { created_at, id: text.slice(end + 1) };
}

export const formatPlace = ({ created_at, id }: AuditPlace): string => `${created_at}_${id}`;

/** Names that fit more accounts than this are cut: a longer name is the way to narrow it. */
const MAX_ACTORS = 100;

/** What of the filters the database is asked: names have become accounts. */
export type AuditQuery = Omit<AuditFilters, 'actor'> & { actor_ids?: (string | null)[] };

export async function resolveActors(db: Db, { actor, ...filters }: AuditFilters): Promise<AuditQuery> {
  if (!actor) return filters;
  const isSystem = actor === 'system' || actor === '系统';
  return { ...filters, actor_ids: isSystem ? [null] : await findAccountIds(db, actor, MAX_ACTORS) };
}

export type AuditReadDeps = { db: Db; targetNames: TargetNamesByType };

/** The newest first, from behind `place` on. */
export async function readAudit(
  deps: AuditReadDeps,
  query: AuditQuery,
  place: AuditPlace | undefined,
  limit: number,
): Promise<AuditRow[]> {
  let rows = deps.db.selectFrom('audit_log').select(COLUMNS);
  if (query.actor_id) rows = rows.where('actor_id', '=', query.actor_id);
  if (query.actor_ids) {
    const ids = query.actor_ids.filter((id) => id !== null);
    rows = query.actor_ids.includes(null)
      ? rows.where('actor_id', 'is', null)
      : rows.where('actor_id', '=', sql<string>`any(${ids}::uuid[])`);
  }
  if (query.action) rows = rows.where('action', 'like', `${escapeLike(query.action)}%`);
  if (query.target_id) rows = rows.where('target_id', '=', query.target_id);
  if (query.from) rows = rows.where('created_at', '>=', query.from);
  if (query.to) rows = rows.where('created_at', '<', query.to);
  if (place) rows = rows.where(sql<boolean>`(created_at, id) < (${place.created_at}::timestamptz, ${place.id}::uuid)`);
  return withTargetNames(deps, await rows.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute());
}

/** What was done to an account, the newest first. */
export async function auditOfAccount(deps: AuditReadDeps, accountId: string, limit: number): Promise<AuditRow[]> {
  const rows = await deps.db
    .selectFrom('audit_log')
    .select(COLUMNS)
    .where('target_type', '=', 'account')
    .where('target_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return withTargetNames(deps, rows);
}
