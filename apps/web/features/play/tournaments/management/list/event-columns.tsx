import type { ManagedTournament } from '@pailei/contracts/play/tournaments/details/managed.api';
import type { EntrantKind } from '@pailei/domain/tournament/teams/team-settings';
import { Link } from 'react-router-dom';

import { tournamentPath } from '../../../../../shared/links/links.ts';
import { StatusMark } from '../../../../../shared/ui/marks/StatusMark.tsx';
import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { DRAFT_LABEL, tournamentState } from '../../../../../shared/ui/marks/tournament-state.ts';
import type { Column } from '../../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../../shared/ui/time/Time.tsx';
import { progressText } from '../../../../../shared/tournaments/event-labels.ts';
import { seriesEventsPath } from '../management-paths.ts';
import { EventRowMenu } from './EventRowMenu.tsx';

const NONE = <span className="text-text-3">—</span>;

/** What needs somebody: entries to answer, cases to rule on. */
function Waiting({ row }: { row: ManagedTournament }) {
  const parts = [
    row.case_count > 0 && `${row.case_count} 件待裁定`,
    row.pending_count > 0 && `${row.pending_count} 人待审核`,
    row.waitlist_count > 0 && `${row.waitlist_count} 人候补`,
    row.open_match_count > 0 && `${row.open_match_count} 场进行中`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return NONE;
  return <span className={row.case_count > 0 ? 'text-huang-text' : 'text-text-2'}>{parts.join(' · ')}</span>;
}

const COLUMNS: readonly Column<ManagedTournament>[] = [
  {
    id: 'name',
    header: '赛事',
    isSortable: true,
    cell: (row) => (
      <span className="flex min-w-0 items-center gap-2">
        <Link className="min-w-0 truncate font-medium hover:text-zhu-text" to={tournamentPath(row.id)}>
          {row.name}
        </Link>
        {row.is_demo && <Tag>演示</Tag>}
      </span>
    ),
  },
  {
    id: 'status',
    header: '状态',
    isSortable: true,
    cell: (row) => (
      <StatusMark
        state={tournamentState(row.status)}
        {...(row.status === 'draft' && { label: DRAFT_LABEL })}
        {...(row.status === 'running' && { label: progressText(row) })}
      />
    ),
  },
  {
    id: 'starts_at',
    header: '开赛',
    isSortable: true,
    cell: ({ started_at, starts_at }) => {
      const at = started_at ?? starts_at;
      return at === null ? NONE : <Time iso={at} />;
    },
  },
  {
    id: 'entries',
    header: '人数',
    align: 'right',
    isNumber: true,
    cell: ({ participant_count, capacity }) => `${participant_count} / ${capacity}`,
  },
  { id: 'waiting', header: '待处理', cell: (row) => <Waiting row={row} /> },
  {
    id: 'series',
    header: '系列',
    cell: ({ series }) =>
      series === null ? (
        NONE
      ) : (
        <Link className="hover:text-zhu-text" to={seriesEventsPath(series.id)}>
          {`${series.name} 第 ${series.number} 期`}
        </Link>
      ),
  },
  { id: 'created_by', header: '创建', cell: ({ created_by }) => created_by?.username ?? NONE },
  {
    id: 'updated_at',
    header: '更新',
    isSortable: true,
    cell: ({ updated_at }) => <Time iso={updated_at} />,
  },
  {
    id: 'actions',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (row) => <EventRowMenu row={row} />,
  },
];

const teamColumn = (column: Column<ManagedTournament>): Column<ManagedTournament> =>
  column.id === 'entries' ? { ...column, header: '队数' } : column;

/** Series make events of accounts alone. */
export const EVENT_COLUMNS: Readonly<Record<EntrantKind, readonly Column<ManagedTournament>[]>> = {
  account: COLUMNS,
  team: COLUMNS.filter(({ id }) => id !== 'series').map(teamColumn),
};
