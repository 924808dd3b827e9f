import type { ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';

import { Avatar } from '../../../../shared/ui/marks/Avatar.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { StatusTag } from '../StatusTag.tsx';

export const APPLICATION_COLUMNS: readonly Column<ReviewedApplication>[] = [
  {
    id: 'username',
    header: '用户',
    cell: ({ username, account_id }) => (
      <span className="inline-flex min-w-0 items-center gap-2">
        <Avatar name={username} userId={account_id} size={22} />
        <b className="min-w-0 truncate font-medium">{username}</b>
      </span>
    ),
  },
  { id: 'game_id', header: '游戏 ID', cell: ({ game_id }) => game_id },
  { id: 'best_rank', header: '最高段位', cell: ({ best_rank }) => best_rank },
  {
    id: 'proofs',
    header: '图片',
    align: 'right',
    cell: ({ proofs }) => <span className="font-num font-semibold">{proofs.length}</span>,
  },
  { id: 'created_at', header: '提交', cell: ({ created_at }) => <Time iso={created_at} /> },
  { id: 'status', header: '状态', cell: ({ status }) => <StatusTag status={status} /> },
  {
    id: 'decided_by',
    header: '审核',
    cell: ({ decided_by, decided_at }) =>
      decided_by && decided_at ? (
        <span className="text-text-2">
          {decided_by} · <Time iso={decided_at} />
        </span>
      ) : (
        <span className="text-text-3">—</span>
      ),
  },
];
