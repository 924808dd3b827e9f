import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import type { TargetNamesByType } from '../../ground/features/feature.ts';

type Unnamed = Omit<AuditRow, 'target_name'>;

/** The rows, each with what its object is called by now. */
export async function withTargetNames(
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
