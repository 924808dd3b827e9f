import { Button } from '../../../../shared/ui/actions/Button.tsx';
import { ClassPlate } from '../../../../shared/ui/marks/ClassPlate.tsx';
import type { Column } from '../../../../shared/ui/table/data-table.model.ts';
import type { DeckClass, DeckFormat } from './rules.model.ts';

type RowActions<Row> = { onChange: (row: Row) => void; onRemove: (row: Row) => void };

export function classColumns(actions: RowActions<DeckClass>): Column<DeckClass>[] {
  return [
    {
      id: 'name',
      header: '名称',
      cell: ({ id, name }) => (
        <span className="flex items-center gap-2">
          <ClassPlate heroClass={id} size="s" />
          {name}
        </span>
      ),
    },
    { id: 'id', header: '代号', cell: ({ id }) => <span className="font-mono text-12 text-text-2">{id}</span> },
    {
      id: 'card_class',
      header: '目录中的名称',
      cell: ({ card_class }) => <span className="font-mono text-12 text-text-2">{card_class}</span>,
    },
    { id: 'color', header: '颜色', cell: ({ color }) => <Color color={color} /> },
    {
      id: 'heroes',
      header: '英雄编号',
      align: 'right',
      cell: ({ heroes }) => <span className="font-num font-semibold">{heroes.length}</span>,
    },
    actionsColumn(actions),
  ];
}

export function formatColumns(actions: RowActions<DeckFormat>): Column<DeckFormat>[] {
  return [
    { id: 'name', header: '名称', cell: ({ name }) => name },
    { id: 'id', header: '代号', cell: ({ id }) => <span className="font-mono text-12 text-text-2">{id}</span> },
    {
      id: 'code_number',
      header: '卡组码编号',
      align: 'right',
      cell: ({ code_number }) => <span className="font-num font-semibold">{code_number}</span>,
    },
    {
      id: 'deck_size',
      header: '张数',
      align: 'right',
      cell: ({ deck_size }) => <span className="font-num font-semibold">{deck_size}</span>,
    },
    {
      id: 'sets',
      header: '系列',
      cell: ({ sets }) =>
        sets === null ? (
          <span className="text-text-2">全部</span>
        ) : (
          <span className="text-text-2" title={sets.join('、')}>
            <span className="font-num font-semibold">{sets.length}</span> 个
          </span>
        ),
    },
    {
      id: 'banned_cards',
      header: '禁用卡牌',
      align: 'right',
      cell: ({ banned_cards }) => <span className="font-num font-semibold">{banned_cards.length}</span>,
    },
    actionsColumn(actions),
  ];
}

function Color({ color }: { color: string | null }) {
  if (color === null) return <span className="text-text-3">主题自带</span>;
  return (
    <span className="flex items-center gap-2">
      <span className="size-3.5 rounded-seal" style={{ background: color }} aria-hidden="true" />
      <span className="font-mono text-12 text-text-2">{color}</span>
    </span>
  );
}

function actionsColumn<Row extends { name: string }>({ onChange, onRemove }: RowActions<Row>): Column<Row> {
  return {
    id: 'actions',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (row) => (
      <span className="flex items-center justify-end gap-2">
        <Button size="sm" variant="ghost" aria-label={`修改 ${row.name}`} onClick={() => onChange(row)}>
          修改
        </Button>
        <Button size="sm" variant="text" aria-label={`移除 ${row.name}`} onClick={() => onRemove(row)}>
          移除
        </Button>
      </span>
    ),
  };
}
