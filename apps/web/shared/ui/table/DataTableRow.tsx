import { ChevronDown, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { Checkbox } from '../forms/Checkbox.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { CHECK_CELL, columnClass, rowClass, TOGGLE_CELL } from './data-table.look.ts';
import type { Column, RowTone } from './data-table.model.ts';
import { Cell, type CellSpace } from './Table.tsx';

type DataTableRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  space: CellSpace;
  name: string;
  tone: RowTone | undefined;
  isOpen: boolean;
  selection: { isOn: boolean; onToggle: (isOn: boolean) => void } | undefined;
  onOpen: ((row: Row) => void) | undefined;
  renderMore: ((row: Row) => ReactNode) | undefined;
  onToggle: () => void;
};

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, space, tone, isOpen, selection, onOpen, renderMore, onToggle } = props;
  const act = onOpen ? () => onOpen(row) : renderMore && onToggle;
  const isUnfolded = isOpen && renderMore !== undefined;
  return (
    <>
      <tr
        className={rowClass(tone, isOpen || selection?.isOn === true, act !== undefined)}
        {...(act && { onClick: (event) => isBareClick(event) && act() })}
      >
        {selection && (
          <Cell className={CHECK_CELL} space="none">
            <Checkbox label={`选择 ${props.name}`} checked={selection.isOn} onChange={selection.onToggle} />
          </Cell>
        )}
        {columns.map((column, index) => (
          <Cell
            key={column.id}
            align={column.align}
            isNumber={column.isNumber}
            space={space}
            className={columnClass(column, index, selection !== undefined)}
          >
            {index === 0 && onOpen ? (
              <OpenButton onOpen={() => onOpen(row)}>{column.cell(row)}</OpenButton>
            ) : (
              column.cell(row)
            )}
          </Cell>
        ))}
        {renderMore && <ToggleCell name={props.name} isUnfolded={isUnfolded} onToggle={onToggle} />}
      </tr>
      {isUnfolded && (
        <tr className="border-b border-line-1 bg-surface-1 last:border-b-0">
          <td className="px-3 py-4 whitespace-normal" colSpan={columns.length + Number(selection !== undefined) + 1}>
            <div className="sticky left-3 w-[calc(100cqi-24px)]">{renderMore(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="max-w-full cursor-pointer border-0 bg-transparent p-0 text-left max-tablet:min-h-10"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

type ToggleCellProps = { name: string; isUnfolded: boolean; onToggle: () => void };

function ToggleCell({ name, isUnfolded, onToggle }: ToggleCellProps) {
  return (
    <Cell className={TOGGLE_CELL} space="none" align="right">
      <IconButton
        size="sm"
        label={isUnfolded ? `收起 ${name}` : `展开 ${name}`}
        aria-expanded={isUnfolded}
        onClick={onToggle}
      >
        {isUnfolded ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
      </IconButton>
    </Cell>
  );
}

/** A click on a control inside the row is that control's, and marking text is no click. */
function isBareClick({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  const control = (target as Element).closest('a, button, input, label, [role="checkbox"]');
  return (control === null || !currentTarget.contains(control)) && getSelection()?.isCollapsed !== false;
}
