import type { AdminUserDetail } from '@pailei/contracts/people/users/users.api';
import type { ParticipantStatus } from '@pailei/domain/tournament/types';

import { tournamentPath } from '../../../../shared/links/links.ts';
import { TextLink } from '../../../../shared/ui/actions/TextLink.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { StatusMark } from '../../../../shared/ui/marks/StatusMark.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { tournamentState } from '../../../../shared/ui/marks/tournament-state.ts';

type Entry = AdminUserDetail['entries'][number];

const ENTRY_TEXTS: Readonly<Record<ParticipantStatus, string>> = {
  pending: '待审核',
  registered: '已报名',
  waitlisted: '候补',
  checked_in: '已签到',
  active: '参赛中',
  dropped: '退出赛事',
  withdrawn: '已取消报名',
  rejected: '未通过',
  absent: '缺席',
  disqualified: '取消资格',
};

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'name',
    header: '赛事',
    cell: ({ tournament_id, name }) => <TextLink to={tournamentPath(tournament_id)}>{name}</TextLink>,
  },
  {
    id: 'status',
    header: '状态',
    cell: ({ tournament_status }) => <StatusMark state={tournamentState(tournament_status)} />,
  },
  { id: 'entry', header: '报名', cell: ({ participant_status }) => ENTRY_TEXTS[participant_status] },
  { id: 'entered_at', header: '时间', cell: ({ entered_at }) => <Time iso={entered_at} /> },
];

export function UserEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <DataTable
      label="参加的赛事"
      columns={COLUMNS}
      rows={entries}
      rowId={(entry) => entry.tournament_id}
      empty={<p className="text-text-3 py-6">没有参加过赛事。</p>}
    />
  );
}
