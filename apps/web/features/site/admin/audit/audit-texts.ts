import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { auditField } from '@pailei/contracts/features/audit-labels';

/** The players of a match by their sides. */
type Sides = Readonly<Record<'a' | 'b', string>>;

export type TextedRow = Pick<AuditRow, 'action' | 'target_type' | 'target_name'> &
  Partial<Pick<AuditRow, 'before' | 'after'>>;

const SEPARATOR = ' 对 ';
const UNNAMED: Sides = { a: '一方', b: '另一方' };

/** The players of the match that a row is about; the name of a match is made of theirs. */
function sidesOf({ target_type, target_name }: TextedRow): Sides {
  const [a, b, ...others] = target_type === 'match' ? (target_name ?? '').split(SEPARATOR) : [];
  return a && b && others.length === 0 ? { a, b } : UNNAMED;
}

function withNames(text: string, row: TextedRow): string {
  const { a, b } = sidesOf(row);
  return text.replaceAll('{a}', a).replaceAll('{b}', b);
}

/** `class mage` is the field `class`, of what is called so by its id. */
function partText(row: TextedRow, part: string): string | undefined {
  const [name = '', id] = part.split(' ');
  const field = auditField(row.action, name);
  if (field === undefined) return undefined;
  const text = withNames(typeof field === 'string' ? field : field.label, row);
  return id === undefined ? text : `${text} ${nameIn(row.after?.[part]) ?? nameIn(row.before?.[part]) ?? id}`;
}

function nameIn(facts: unknown): string | undefined {
  if (typeof facts !== 'object' || facts === null || !('name' in facts)) return undefined;
  return typeof facts.name === 'string' ? facts.name : undefined;
}

/** A field's Chinese name: the last part of its path, with the thing that it belongs to. One that is no longer written keeps its code. */
export function fieldText(row: TextedRow, path: string): string {
  const [first = '', ...rest] = path.split('.');
  const last = rest.at(-1);
  if (last === undefined) return partText(row, first) ?? path;
  const owner = first.includes(' ') ? `${partText(row, first) ?? first} ` : '';
  const text = partText(row, last);
  return text === undefined ? path : owner + text;
}

/** A value's text where its field holds one of a few; others stay as they are. */
export function valueText(row: TextedRow, name: string, value: string): string {
  const field = auditField(row.action, name);
  if (field === undefined || typeof field === 'string' || !Object.hasOwn(field.values, value)) return value;
  return withNames(field.values[value] ?? value, row);
}
