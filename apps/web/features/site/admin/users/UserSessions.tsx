import type { AdminUserDetail } from '@pailei/contracts/people/users/users.api';

import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';

type Session = AdminUserDetail['sessions'][number];

const COLUMNS: readonly Column<Session>[] = [
  { id: 'created_at', header: '登录', cell: (session) => <Time iso={session.created_at} /> },
  {
    id: 'seen',
    header: '最近活动',
    cell: ({ last_seen_at }) => (last_seen_at ? <Time iso={last_seen_at} /> : <span className="text-text-3">—</span>),
  },
  { id: 'ip', header: 'IP', cell: ({ ip }) => <span className="font-mono text-12">{ip ?? '—'}</span> },
  {
    id: 'agent',
    header: '设备',
    fit: 'rest',
    cell: ({ user_agent }) => (
      <span className="truncate block text-text-2" title={user_agent ?? undefined}>
        {user_agent ?? '—'}
      </span>
    ),
  },
];

export function UserSessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <DataTable
      label="会话"
      columns={COLUMNS}
      rows={sessions}
      rowId={(session) => session.id}
      empty={<p className="text-text-3 py-6">没有登录中的会话。</p>}
    />
  );
}
