import type { JobFailure } from '@pailei/contracts/site/jobs/jobs.api';
import { useState } from 'react';

import { messageOf } from '../../../../shared/api/error-text.ts';
import { BatchBar } from '../../../../shared/ui/data/BatchBar.tsx';
import { Button } from '../../../../shared/ui/actions/Button.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';
import { FilterStrip } from '../../../../shared/ui/data/FilterStrip.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { Tag } from '../../../../shared/ui/marks/Tag.tsx';
import { Time } from '../../../../shared/ui/time/Time.tsx';
import { choice, useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { jobText } from './job-labels.ts';
import { FailureDetail } from './FailureDetail.tsx';
import { useFailures } from './jobs.api.ts';
import { useBatchRetry } from './useBatchRetry.ts';

const PAGE_SIZE = 50;
const NONE: ReadonlySet<string> = new Set();
const FILTERS = { state: choice(['open', 'resolved'], 'open') };

const STATES = {
  open: { text: '失败', tone: 'yan' },
  retrying: { text: '重试中', tone: 'huang' },
  resolved: { text: '已处理', tone: 'lv' },
} as const;

const COLUMNS: readonly Column<JobFailure>[] = [
  { id: 'name', header: '任务', cell: ({ name }) => jobText(name) },
  {
    id: 'error',
    header: '失败原因',
    fit: 'rest',
    cell: ({ error }) => (
      <span className="truncate block font-mono text-12" title={error}>
        {error}
      </span>
    ),
  },
  {
    id: 'failures',
    header: '次数',
    align: 'right',
    cell: ({ failures }) => <span className="font-num font-semibold">{failures}</span>,
  },
  { id: 'failed_at', header: '最近失败', cell: ({ failed_at }) => <Time iso={failed_at} /> },
  { id: 'state', header: '状态', cell: ({ state }) => <Tag tone={STATES[state].tone}>{STATES[state].text}</Tag> },
];

/** What was given up, with its reason; it can be tried again or set aside. */
export function FailureList() {
  const [filters, change] = useUrlFilters(FILTERS);
  const [selected, setSelected] = useState<ReadonlySet<string>>(NONE);
  const batch = useBatchRetry(setSelected);
  const { data, error, refetch } = useFailures(filters.state, (filters.page - 1) * PAGE_SIZE, PAGE_SIZE);
  return (
    <section className="min-h-100">
      <SectionHeader title="失败" meta="重试 5 次仍不成功的任务" />
      <FilterStrip
        tabs={{
          label: '状态',
          options: [
            { value: 'open', label: '待处理' },
            { value: 'resolved', label: '已处理' },
          ],
          value: filters.state,
          onChange: (state) => {
            setSelected(NONE);
            change({ state });
          },
        }}
      />
      <DataTable
        label="失败的任务"
        columns={COLUMNS}
        rows={data?.items}
        rowId={(failure) => failure.id}
        rowName={(failure) => jobText(failure.name)}
        error={error ? messageOf(error) : undefined}
        onRetry={() => void refetch()}
        {...(filters.state === 'open' && { selected, onSelect: setSelected })}
        toneOf={({ id }) => (batch.failed.has(id) ? 'failed' : undefined)}
        renderMore={(failure) => <FailureDetail failure={failure} />}
        expectedRows={5}
        empty={
          <Empty art="ring" title="一切正常">
            {filters.state === 'open' ? '所有任务都按时完成了。' : '还没有处理过失败的任务。'}
          </Empty>
        }
      />
      <ListPager list={data} onPage={(page) => change({ page })} />
      <BatchBar
        count={selected.size}
        progress={batch.progress && { label: '批量重试', ...batch.progress }}
        onClear={() => setSelected(NONE)}
        actions={
          <Button
            variant="primary"
            pending={batch.isRunning}
            disabled={selected.size === 0}
            onClick={() => void batch.run([...selected])}
          >
            重试 {selected.size} 个
          </Button>
        }
      />
    </section>
  );
}
