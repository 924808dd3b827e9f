import { ChevronDown, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { Checkbox } from './Checkbox.tsx';
import { cx } from './cx.ts';
import type { Column, RowTone } from './data-table.model.ts';
import { alignClass } from './DataTableHead.tsx';
import { IconButton } from './IconButton.tsx';

type DataTableRowProps<Row> = {
  id: string;
  row: Row;
  columns: readonly Column<Row>[];
  name: string;
  tone: RowTone | undefined;
  isOpen: boolean;
  selection: { isOn: boolean; onToggle: (isOn: boolean) => void } | undefined;
  onOpen: ((row: Row) => void) | undefined;
  renderMore: ((row: Row) => ReactNode) | undefined;
  onToggle: () => void;
};

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, tone, isOpen, selection, onOpen, renderMore, onToggle } = props;
  const act = onOpen ? () => onOpen(row) : renderMore && onToggle;
  const isUnfolded = isOpen && renderMore !== undefined;
  return (
    <>
      <tr
        className={cx(tone && `is-${tone}`, selection?.isOn && 'is-sel', isOpen && 'is-open', act && 'is-act')}
        {...(act && { onClick: (event) => isBareClick(event) && act() })}
      >
        {selection && (
          <td className="dt__ck">
            <Checkbox label={`选择 ${props.name}`} checked={selection.isOn} onChange={selection.onToggle} />
          </td>
        )}
        {columns.map((column, index) => (
          <td key={column.id} className={cx(alignClass(column.align), column.className, index === 0 && 'dt__pin')}>
            {index === 0 && onOpen ? (
              <OpenButton onOpen={() => onOpen(row)}>{column.cell(row)}</OpenButton>
            ) : (
              column.cell(row)
            )}
          </td>
        ))}
        {renderMore && (
          <td className="dt__x">
            <IconButton
              size="sm"
              label={isUnfolded ? `收起 ${props.name}` : `展开 ${props.name}`}
              aria-expanded={isUnfolded}
              onClick={onToggle}
            >
              {isUnfolded ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
            </IconButton>
          </td>
        )}
      </tr>
      {isUnfolded && (
        <tr className="dt__more">
          <td colSpan={columns.length + Number(selection !== undefined) + 1}>
            <div className="dt__in">{renderMore(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
}

function OpenButton({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className="dt__open" onClick={onOpen}>
      {children}
    </button>
  );
}

/** A click on a control inside the row is that control's, and marking text is no click. */
function isBareClick({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): boolean {
  const control = (target as Element).closest('a, button, input, label, [role="checkbox"]');
  return (control === null || !currentTarget.contains(control)) && getSelection()?.isCollapsed !== false;
}
