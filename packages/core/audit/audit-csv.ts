import { actionText, roleText } from '@pailei/contracts/audit-words';
import type { AuditRow } from '@pailei/contracts/audit';
import { stringify } from 'csv-stringify/sync';

const COLUMNS: [title: string, value: (row: AuditRow) => string][] = [
  ['时间', (row) => row.created_at],
  ['操作人', (row) => row.actor_name],
  ['角色', (row) => roleText(row.actor_role)],
  ['操作', (row) => actionText(row.action)],
  ['操作代码', (row) => row.action],
  ['对象类型', (row) => row.target_type],
  ['对象编号', (row) => row.target_id],
  ['之前', (row) => json(row.before)],
  ['之后', (row) => json(row.after)],
  ['原因', (row) => row.reason ?? ''],
  ['IP', (row) => row.ip ?? ''],
  ['请求编号', (row) => row.request_id ?? ''],
];

/** A spreadsheet takes these at the start of a cell for a formula, and would run it. */
const FORMULA = /^[=+\-@\t\r]/;

/** The first line, behind the mark by which spreadsheets know UTF-8. */
export const AUDIT_CSV_HEAD = `\u{feff}${stringify([COLUMNS.map(([title]) => title)])}`;

/** Rows as lines of CSV; what a spreadsheet would run stands behind an apostrophe. */
export function auditCsv(rows: readonly AuditRow[]): string {
  return stringify(rows.map((row) => COLUMNS.map(([, value]) => harmless(value(row)))));
}

const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const json = (value: object | null): string => (value === null ? '' : JSON.stringify(value));
