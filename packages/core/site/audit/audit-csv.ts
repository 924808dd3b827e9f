import { actionText, roleText } from '@pailei/contracts/features/audit-labels';
import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { siteDateTime } from '@pailei/domain/site-time/text';
import { csvLines, CSV_MARK } from '../../ground/csv/csv.ts';

const COLUMNS: [title: string, value: (row: AuditRow) => string][] = [
  ['时间（北京时间）', (row) => siteDateTime(row.created_at)],
  ['操作人', (row) => row.actor_name],
  ['角色', (row) => roleText(row.actor_role)],
  ['操作', (row) => actionText(row.action)],
  ['操作代码', (row) => row.action],
  ['对象类型', (row) => row.target_type],
  ['对象编号', (row) => row.target_id],
  ['对象', (row) => row.target_name ?? ''],
  ['之前', (row) => json(row.before)],
  ['之后', (row) => json(row.after)],
  ['原因', (row) => row.reason ?? ''],
  ['IP', (row) => row.ip ?? ''],
  ['请求编号', (row) => row.request_id ?? ''],
];

export const AUDIT_CSV_HEAD = `${CSV_MARK}${csvLines([COLUMNS.map(([title]) => title)])}`;

/** Rows as lines of CSV. */
export function auditCsv(rows: readonly AuditRow[]): string {
  return csvLines(rows.map((row) => COLUMNS.map(([, value]) => value(row))));
}

const json = (value: object | null): string => (value === null ? '' : JSON.stringify(value));
