import type { AuditRow } from '@pailei/contracts/site/audit/audit.api';
import { expect, test } from 'vitest';
import { AUDIT_CSV_HEAD, auditCsv } from './audit-csv.ts';

const row = (changes: Partial<AuditRow>): AuditRow => ({
  id: '1',
  actor_id: null,
  actor_name: 'system',
  actor_role: 'system',
  action: 'account.suspend',
  target_type: 'account',
  target_id: '7',
  target_name: '南柯',
  before: null,
  after: { suspended_until: '2026-12-01T00:00:00.000Z' },
  reason: null,
  ip: null,
  request_id: null,
  created_at: '2026-11-20T12:00:00.000Z',
  ...changes,
});

test('a row is a line in the order of the titles', () => {
  expect(AUDIT_CSV_HEAD.trim().split(',')).toHaveLength(13);
  expect(auditCsv([row({ reason: '刷分' })])).toBe(
    `2026-11-20 20:00:00,system,系统,停用账号,account.suspend,account,7,南柯,,"{""suspended_until"":""2026-12-01T00:00:00.000Z""}",刷分,,\n`,
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%j is no formula any more',
  (reason) => {
    const cell = auditCsv([row({ reason })])
      .split(',')
      .at(-3);
    expect(cell?.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(auditCsv([row({ reason: '他说："走"，\n然后走了' })])).toContain(`"他说：""走""，\n然后走了"`);
});
