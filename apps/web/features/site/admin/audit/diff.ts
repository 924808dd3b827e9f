import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';

import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { sidesOf, valueText, type Sides } from './audit-texts.ts';

type Facts = Readonly<Record<string, unknown>>;

/** One changed field: old and new value; undefined where it did not exist. */
export type FieldChange = { field: string; before: string | undefined; after: string | undefined };

const MAX_DEPTH = 3;

type DiffedRow = Pick<AuditRow, 'target_type' | 'target_name' | 'before' | 'after'>;

/** What differs, field by field in the order of the newer state; nested fields are named by their path. */
export function diffOf({ before, after, ...row }: DiffedRow): FieldChange[] {
  const sides = sidesOf(row);
  const [old, fresh] = [flat(before ?? {}, sides), flat(after ?? {}, sides)];
  const fields = [...new Set([...fresh.keys(), ...old.keys()])];
  return fields
    .filter((field) => old.get(field) !== fresh.get(field))
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }));
}

/** Every field's text by its path. */
function flat(facts: Facts, sides: Sides, path = '', depth = 1): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(facts)) {
    const field = path === '' ? name : `${path}.${name}`;
    if (isFacts(value) && depth < MAX_DEPTH)
      for (const entry of flat(value, sides, field, depth + 1)) fields.set(...entry);
    else fields.set(field, textOf(name, value, sides));
  }
  return fields;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function textOf(name: string, value: unknown, sides: Sides): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value === SUSPENDED_FOREVER) return '永久';
  if (typeof value === 'string') return TIME.test(value) ? formatDateTime(value) : valueText(name, value, sides);
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
