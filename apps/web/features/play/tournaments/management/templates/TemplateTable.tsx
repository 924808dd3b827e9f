import type { EventTemplate } from '@pailei/contracts/play/event-templates/event-templates.api';
import { useState } from 'react';

import { Button, LinkButton } from '../../../../../shared/ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../../../shared/ui/feedback/Dialog.tsx';
import { Empty } from '../../../../../shared/ui/feedback/Empty.tsx';
import type { Column } from '../../../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../../shared/ui/table/DataTable.tsx';
import { Time } from '../../../../../shared/ui/time/Time.tsx';
import { stagesText } from '../../../../../shared/tournaments/event-labels.ts';
import { useDeleteTemplate, useTemplates } from '../../editor/editor.api.ts';
import { fromTemplatePath } from '../management-paths.ts';

/** What organisers have kept under names. */
export function TemplateTable() {
  const list = useTemplates();
  const remove = useDeleteTemplate();
  const [asked, setAsked] = useState<EventTemplate | null>(null);
  return (
    <>
      <DataTable<EventTemplate>
        label="模板列表"
        columns={columns(setAsked)}
        {...tableOf({ ...list, data: list.data })}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <Empty art="card" title="暂无模板">
            在赛事的编辑页点「存为模板」，全部设置会保存在这里。
          </Empty>
        }
      />
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title="删除模板"
          description={`「${asked.name}」不能恢复。已经用它建好的赛事不受影响。`}
          confirmLabel={`删除「${asked.name}」`}
          isDestructive
          pending={remove.isPending}
          onConfirm={() => remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
        />
      )}
    </>
  );
}

const columns = (onRemove: (template: EventTemplate) => void): readonly Column<EventTemplate>[] => [
  { id: 'name', header: '模板', cell: ({ name }) => <b className="font-medium">{name}</b> },
  { id: 'stages', header: '赛程', cell: ({ plan }) => stagesText(plan.details.settings.stages) },
  {
    id: 'capacity',
    header: '人数',
    align: 'right',
    isNumber: true,
    cell: ({ plan }) => plan.details.capacity,
  },
  { id: 'created_by', header: '保存', cell: ({ created_by }) => created_by.username },
  { id: 'updated_at', header: '更新', cell: ({ updated_at }) => <Time iso={updated_at} /> },
  {
    id: 'actions',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (template) => (
      <span className="inline-flex gap-2">
        <LinkButton size="sm" variant="ghost" to={fromTemplatePath(template.id)}>
          新建赛事
        </LinkButton>
        <Button size="sm" variant="text" onClick={() => onRemove(template)}>
          删除
        </Button>
      </span>
    ),
  },
];
