import {
  groupedPoints,
  POINTS_KIND_TEXTS,
  POINTS_KINDS,
  pointsLink,
  type PointsKind,
} from '@pailei/contracts/shop/points/points-text';
import { useState } from 'react';

import { TextLink } from '../ui/actions/TextLink.tsx';
import type { Column } from '../ui/table/data-table.model.ts';
import { tableOf } from '../ui/table/data-table.query.ts';
import { DataTable } from '../ui/table/DataTable.tsx';
import { Empty } from '../ui/feedback/Empty.tsx';
import { FilterStrip } from '../ui/data/FilterStrip.tsx';
import { Pager } from '../ui/data/Pager.tsx';
import { Points } from '../ui/marks/Points.tsx';
import { Select } from '../ui/forms/Select.tsx';
import { Time } from '../ui/time/Time.tsx';
import { useStatement } from './points.api.ts';

const PAGE_SIZE = 20;
const KIND_OPTIONS = [
  { value: 'all' as const, label: '全部' },
  ...POINTS_KINDS.map((kind) => ({ value: kind, label: POINTS_KIND_TEXTS[kind] })),
];

type Entry = NonNullable<ReturnType<typeof useStatement>['data']>['items'][number];

const COLUMNS: readonly Column<Entry>[] = [
  { id: 'cause', header: '事由', cell: (entry) => <Cause entry={entry} /> },
  {
    id: 'amount',
    header: '变动',
    align: 'right',
    cell: ({ amount }) => <Points value={amount} isChange tone={amount < 0 ? 'quiet' : 'earned'} />,
  },
  {
    id: 'balance',
    header: '余额',
    align: 'right',
    cell: ({ balance_after }) => (
      <span className="font-num text-[15px] font-semibold">{groupedPoints(balance_after)}</span>
    ),
  },
  { id: 'created_at', header: '时间', cell: ({ created_at }) => <Time iso={created_at} /> },
];
const STAFF_COLUMNS: readonly Column<Entry>[] = [
  ...COLUMNS,
  { id: 'actor', header: '操作人', cell: ({ actor_name }) => actor_name ?? '系统' },
];

/** The ledger of the visitor, or as an admin of the user with this id: each line with its cause and the balance after it. */
export function PointsStatement({ userId = null }: { userId?: string | null }) {
  const [kind, setKind] = useState<PointsKind | 'all'>('all');
  const [skip, setSkip] = useState(0);
  const list = useStatement(userId, {
    skip,
    limit: PAGE_SIZE,
    kind: kind === 'all' ? null : kind,
  });
  const show = (next: PointsKind | 'all') => {
    setKind(next);
    setSkip(0);
  };
  return (
    <section>
      <FilterStrip>
        <Select label="类型" options={KIND_OPTIONS} value={kind} onChange={show} />
      </FilterStrip>
      <DataTable
        label="积分明细"
        columns={userId === null ? COLUMNS : STAFF_COLUMNS}
        {...tableOf(list)}
        rowId={({ id }) => id}
        empty={
          <Empty art="card" title="暂无记录">
            {kind === 'all' ? '赛事奖励和商城兑换的积分都会记在这里。' : '这一类还没有变动。'}
          </Empty>
        }
      />
      <Pager skip={skip} limit={PAGE_SIZE} total={list.data?.total ?? 0} onChange={setSkip} />
    </section>
  );
}

function Cause({ entry }: { entry: Entry }) {
  const link = pointsLink(entry);
  const name = POINTS_KIND_TEXTS[entry.kind];
  return (
    <span className="block max-w-80 min-w-28 py-1.5 whitespace-normal">
      {link === null ? name : <TextLink to={link}>{name}</TextLink>}
      {entry.note && <small className="block leading-[18px] wrap-anywhere text-text-3">{entry.note}</small>}
    </span>
  );
}
