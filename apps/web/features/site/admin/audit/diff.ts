import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';

import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import { fieldText, valueText, type TextedRow } from './audit-texts.ts';

type Facts = Readonly<Record<string, unknown>>;

/** One changed field: old and new value; undefined where it did not exist. */
export type FieldChange = { field: string; before: string | undefined; after: string | undefined };

const MAX_DEPTH = 3;

type DiffedRow = TextedRow & Pick<AuditRow, 'before' | 'after'>;

/** What differs, field by field in the order of the newer state; nested fields are named by their path. */
export function diffOf({ before, after, ...row }: DiffedRow): FieldChange[] {
  const [old, fresh] = [flat(before ?? {}, row), flat(after ?? {}, row)];
  const fields = [...new Set([...fresh.keys(), ...old.keys()])];
  return fields
    .filter((field) => old.get(field) !== fresh.get(field))
    .map((field) => ({ field, before: old.get(field), after: fresh.get(field) }));
}

/** Every field's text by its path. */
function flat(facts: Facts, row: TextedRow, path = '', depth = 1): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(facts)) {
    const field = path === '' ? name : `${path}.${name}`;
    if (isFacts(value) && depth < MAX_DEPTH)
      for (const entry of flat(value, row, field, depth + 1)) fields.set(...entry);
    else fields.set(field, textOf(row, name, value));
  }
  return fields;
}

function isFacts(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

function textOf(row: TextedRow, name: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value === SUSPENDED_FOREVER) return '永久';
  if (typeof value === 'string') return TIME.test(value) ? formatDateTime(value) : valueText(row, name, value);
  if (Array.isArray(value))
    return value.map((item) => textOf(row, name, item)).join(value.some(isFacts) ? '；' : '、') || '—';
  return isFacts(value) ? factsText(row, value) : JSON.stringify(value);
}

/** An item of a list: `类型 瑞士轮，轮数 5`. */
function factsText(row: TextedRow, facts: Facts): string {
  return Object.entries(facts)
    .map(([name, value]) => `${fieldText(row, name)} ${textOf(row, name, value)}`)
    .join('，');
}
