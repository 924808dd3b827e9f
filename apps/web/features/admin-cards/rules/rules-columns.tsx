import { Button } from '../../../shared/ui/Button.tsx';
import { ClassPlate } from '../../../shared/ui/ClassPlate.tsx';
import type { Column } from '../../../shared/ui/data-table.model.ts';
import type { DeckClass, DeckFormat } from './rules.model.ts';

type Deeds<Row> = { onChange: (row: Row) => void; onRemove: (row: Row) => void };

export function classColumns(deeds: Deeds<DeckClass>): Column<DeckClass>[] {
  return [
    {
      id: 'name',
      header: '名称',
      cell: ({ id, name }) => (
        <span className="row">
          <ClassPlate heroClass={id} size="s" />
          {name}
        </span>
      ),
    },
    { id: 'id', header: '代号', cell: ({ id }) => <span className="mono t2">{id}</span> },
    {
      id: 'card_class',
      header: '目录中的名称',
      cell: ({ card_class }) => <span className="mono t2">{card_class}</span>,
    },
    { id: 'color', header: '颜色', cell: ({ color }) => <Color color={color} /> },
    {
      id: 'heroes',
      header: '英雄编号',
      align: 'right',
      cell: ({ heroes }) => <span className="num">{heroes.length}</span>,
    },
    deedsColumn(deeds),
  ];
}

export function formatColumns(deeds: Deeds<DeckFormat>): Column<DeckFormat>[] {
  return [
    { id: 'name', header: '名称', cell: ({ name }) => name },
    { id: 'id', header: '代号', cell: ({ id }) => <span className="mono t2">{id}</span> },
    {
      id: 'code_number',
      header: '卡组码编号',
      align: 'right',
      cell: ({ code_number }) => <span className="num">{code_number}</span>,
    },
    {
      id: 'deck_size',
      header: '张数',
      align: 'right',
      cell: ({ deck_size }) => <span className="num">{deck_size}</span>,
    },
    {
      id: 'sets',
      header: '系列',
      cell: ({ sets }) =>
        sets === null ? (
          <span className="t2">全部</span>
        ) : (
          <span className="t2" title={sets.join('、')}>
            <span className="num">{sets.length}</span> 个
          </span>
        ),
    },
    {
      id: 'banned_cards',
      header: '禁用卡牌',
      align: 'right',
      cell: ({ banned_cards }) => <span className="num">{banned_cards.length}</span>,
    },
    deedsColumn(deeds),
  ];
}

function Color({ color }: { color: string | null }) {
  if (color === null) return <span className="t3">主题自带</span>;
  return (
    <span className="row">
      <span className="ac-color" style={{ background: color }} aria-hidden="true" />
      <span className="mono t2">{color}</span>
    </span>
  );
}

function deedsColumn<Row extends { name: string }>({ onChange, onRemove }: Deeds<Row>): Column<Row> {
  return {
    id: 'deeds',
    header: '操作',
    isHeaderHidden: true,
    align: 'right',
    cell: (row) => (
      <span className="row justify-end">
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
