import type { ReviewedTeam } from '@pailei/contracts/people/teams/team-views';

import { Crest } from '../../../../shared/ui/marks/crest/Crest.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { TeamStateTag } from './TeamStateTag.tsx';

const DASH = <span className="text-text-3">—</span>;

export const REVIEW_COLUMNS: readonly Column<ReviewedTeam>[] = [
  {
    id: 'name',
    header: '战队',
    cell: ({ name, tag, crest }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Crest crest={crest} size="xs" />
        <b className="min-w-0 truncate font-medium">{name}</b>
        <Tag isOutlined>{tag}</Tag>
      </span>
    ),
  },
  {
    id: 'founder',
    header: '创建者',
    cell: ({ founder: { username } }) => (
      <span className="block max-w-36 truncate" title={username}>
        {username}
      </span>
    ),
  },
  {
    id: 'members',
    header: '人数',
    align: 'right',
    isNumber: true,
    cell: ({ members }) => (members.length > 0 ? members.length : DASH),
  },
  { id: 'submitted_at', header: '提交', cell: ({ submitted_at }) => <Time iso={submitted_at} /> },
  { id: 'status', header: '状态', cell: ({ status }) => <TeamStateTag status={status} /> },
  {
    id: 'reviewed_by',
    header: '审核',
    cell: ({ reviewed_by, reviewed_at }) =>
      reviewed_by !== null && reviewed_at !== null ? (
        <span className="text-text-2">
          {reviewed_by} · <Time iso={reviewed_at} />
        </span>
      ) : (
        DASH
      ),
  },
];
