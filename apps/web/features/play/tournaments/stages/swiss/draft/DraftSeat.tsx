import { useState, type DragEvent } from 'react';

import { cx } from '../../../../../../shared/ui/layout/cx.ts';
import type { DraftSelection } from './useDraftSelection.ts';

type DraftSeatProps = { id: string; name: string; selection: DraftSelection; isRight?: boolean };

const DRAGGED = 'application/x-pailei-seat';

/** One player of a draft: a button that picks them, and what another one may be dropped on to change places. */
export function DraftSeat({ id, name, selection, isRight = false }: DraftSeatProps) {
  const [isOver, setOver] = useState(false);
  const isPicked = selection.ids.includes(id);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const other = event.dataTransfer.getData(DRAGGED);
    if (other !== '' && other !== id) selection.apply('swap', [other, id]);
  };
  return (
    <button
      type="button"
      draggable
      aria-pressed={isPicked}
      title={name}
      className={cx(
        'flex h-9 min-w-0 cursor-grab items-center rounded-control border px-3 text-[15px] max-tablet:h-10',
        isRight ? 'justify-end' : 'justify-start',
        isPicked ? 'border-zhu-bright bg-zhu-wash font-semibold text-text-1' : 'border-transparent hover:bg-hover',
        isOver && 'border-line-control bg-hover',
      )}
      onClick={() => selection.toggle(id)}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAGGED, id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <span className="min-w-0 truncate">{name}</span>
    </button>
  );
}
