import { GripVertical } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { cx } from '../layout/cx.ts';
import { useSorting } from './useSorting.ts';

export type SortableItem = { readonly id: string; readonly name: string };

type SortableListProps<T extends SortableItem> = {
  label: string;
  items: readonly T[];
  onMove: (id: string, to: number) => void;
  onHold?: (isHeld: boolean) => void;
  /** The rows are shown, and none can be moved. */
  disabled?: boolean;
  /** `handle` is the control that moves the row, and has to stand in it; null where nothing can be moved. */
  children: (item: T, index: number, handle: ReactNode) => ReactNode;
};

/** Rows whose order is chosen: dragged by the handle, or moved by the arrow keys on it. */
export function SortableList<T extends SortableItem>(props: SortableListProps<T>) {
  const { label, items, onMove, onHold, disabled = false, children } = props;
  const [said, setSaid] = useState('');
  const hintId = useId();
  const move = (id: string, to: number) => {
    onMove(id, to);
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(`${name} 移到第 ${to + 1} 位`);
  };
  const { draggedId, row, handle } = useSorting({ ids: items.map(({ id }) => id), onMove: move, onHold });
  return (
    <>
      <ol className="border-t border-t-line-2" aria-label={label}>
        {items.map((item, index) => (
          <li
            key={item.id}
            {...row(item.id, index)}
            className={cx(
              'relative border-b border-b-line-1',
              draggedId !== null && draggedId !== item.id && 'transition-transform duration-base',
              draggedId === item.id &&
                'z-1 rounded-[8px] border-b-transparent bg-surface-pop shadow-2 ring-[1.5px] ring-zhu-bright',
            )}
          >
            {children(
              item,
              index,
              disabled ? null : (
                <button
                  type="button"
                  {...handle(item.id, index)}
                  className={cx(
                    'grid h-10 w-6 flex-none touch-none place-items-center rounded-control border-0 bg-transparent p-0 hover:text-text-1 max-tablet:w-8',
                    draggedId === item.id ? 'cursor-grabbing text-zhu-text' : 'cursor-grab text-text-3',
                  )}
                  aria-label={`移动 ${item.name}`}
                  aria-describedby={hintId}
                >
                  <GripVertical size={18} />
                </button>
              ),
            )}
          </li>
        ))}
      </ol>
      <p id={hintId} hidden>
        按上下方向键换位
      </p>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </>
  );
}
