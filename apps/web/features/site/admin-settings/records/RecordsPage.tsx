import { useState, type ComponentProps, type ReactNode } from 'react';

import { Button } from '../../../../shared/ui/actions/Button.tsx';
import type { Column, RowTone } from '../../../../shared/ui/table/data-table.model.ts';
import { tableOf } from '../../../../shared/ui/table/data-table.query.ts';
import { DataTable } from '../../../../shared/ui/table/DataTable.tsx';
import { ListPager } from '../../../../shared/ui/data/Pager.tsx';
import { PageHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

/** The actions of the table's rows. */
export type RecordActions<Row> = { onChange: (row: Row) => void; onEnd: (row: Row) => void };

type RecordsPageProps<Row extends { id: string }> = {
  title: string;
  intro: string;
  addLabel: string;
  tableLabel: string;
  list: Parameters<typeof tableOf<Row>>[0] & { data: ComponentProps<typeof ListPager>['list'] };
  onPage: (page: number) => void;
  columnsOf: (actions: RecordActions<Row>) => readonly Column<Row>[];
  nameOf: (row: Row) => string;
  toneOf?: (row: Row) => RowTone | undefined;
  /** Shown instead of an empty list, with the button that adds the first entry. */
  renderEmpty: (add: ReactNode) => ReactNode;
  /** The form for a new one, where `known` is null, or for a change. */
  renderForm: (known: Row | null, onClose: () => void) => ReactNode;
  renderEnding: (row: Row, onClose: () => void) => ReactNode;
};

/** A list of what begins and ends at a time: added, changed and ended in dialogs. */
export function RecordsPage<Row extends { id: string }>(props: RecordsPageProps<Row>) {
  const { title, intro, addLabel, tableLabel, list, onPage, columnsOf, nameOf, toneOf } = props;
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [ending, setEnding] = useState<Row | null>(null);
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {addLabel}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} intro={intro} actions={add} />
      <DataTable<Row>
        label={tableLabel}
        columns={columnsOf({ onChange: setEdited, onEnd: setEnding })}
        {...tableOf(list)}
        rowId={(row) => row.id}
        rowName={nameOf}
        {...(toneOf && { toneOf })}
        empty={props.renderEmpty(add)}
      />
      <ListPager list={list.data} onPage={onPage} />
      {edited && props.renderForm(edited === 'new' ? null : edited, () => setEdited(null))}
      {ending && props.renderEnding(ending, () => setEnding(null))}
    </>
  );
}
