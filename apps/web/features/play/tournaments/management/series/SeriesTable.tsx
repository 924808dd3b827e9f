import type { EventSeriesView } from '@pailei/contracts/play/event-series/event-series.api';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import { Button } from '../../../../../shared/ui/actions/Button.tsx';
import { Empty } from '../../../../../shared/ui/feedback/Empty.tsx';
import type { Column } from '../../../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../../shared/ui/table/DataTable.tsx';
import { Time } from '../../../../../shared/ui/time/Time.tsx';
import { useSeriesList, useToggleSeries } from '../../editor/editor.api.ts';
import { seriesEventsPath } from '../management-paths.ts';
import { SeriesDialog } from './SeriesDialog.tsx';
import { rhythmText, seriesForm } from './series-form.ts';

/** Every series: its rhythm, how far it is, and whether it goes on. */
export function SeriesTable() {
  const list = useSeriesList();
  const toggle = useToggleSeries();
  const [edited, setEdited] = useState<EventSeriesView | null>(null);
  return (
    <>
      <DataTable<EventSeriesView>
        label="系列列表"
        columns={columns({
          onEdit: setEdited,
          onToggle: ({ id, stopped_at }) => toggle.mutate({ id, isStopped: stopped_at !== null }),
        })}
        {...tableOf(list)}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        toneOf={({ stop_reason, next_due_at }) =>
          stop_reason !== null ? 'alert' : next_due_at === null ? 'muted' : undefined
        }
        empty={
          <Empty art="ring" title="暂无系列">
            在赛事的操作里选「做成系列」，之后每周的赛事会提前自动生成。
          </Empty>
        }
      />
      {edited && (
        <SeriesDialog
          key={edited.revision}
          known={edited}
          initial={seriesForm(edited)}
          plan={edited.plan}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** What comes next of it. */
function Next({ series }: { series: EventSeriesView }) {
  const { next_due_at, next_number, stopped_at, stop_reason } = series;
  if (stopped_at !== null)
    return <span className="text-huang-text">{`已停止${stop_reason ? `：${stop_reason}` : ''}`}</span>;
  if (next_due_at === null) return <span className="text-text-3">已全部生成</span>;
  return (
    <span>
      {`第 ${next_number} 期 · `}
      <Time iso={next_due_at} />
      {' 生成'}
    </span>
  );
}

type Actions = { onEdit: (series: EventSeriesView) => void; onToggle: (series: EventSeriesView) => void };

const columns = ({ onEdit, onToggle }: Actions): readonly Column<EventSeriesView>[] => [
  {
    id: 'name',
    header: '系列',
    cell: ({ id, name }) => (
      <Link className="font-medium hover:text-zhu-text" to={seriesEventsPath(id)}>
        {name}
      </Link>
    ),
  },
  { id: 'rhythm', header: '时间', cell: ({ first_starts_at }) => rhythmText(first_starts_at) },
  {
    id: 'events',
    header: '已生成',
    align: 'right',
    isNumber: true,
    cell: ({ event_count, weeks }) => `${event_count} / ${weeks}`,
  },
  { id: 'next', header: '下一期', cell: (series) => <Next series={series} /> },
  { id: 'created_by', header: '创建', cell: ({ created_by }) => created_by.username },
  {
    id: 'actions',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (series) => (
      <span className="inline-flex gap-2">
        <Button size="sm" variant="ghost" onClick={() => onEdit(series)}>
          修改
        </Button>
        {(series.next_due_at !== null || series.stopped_at !== null) && (
          <Button size="sm" variant="text" onClick={() => onToggle(series)}>
            {series.stopped_at === null ? '停止' : '继续'}
          </Button>
        )}
      </span>
    ),
  },
];
