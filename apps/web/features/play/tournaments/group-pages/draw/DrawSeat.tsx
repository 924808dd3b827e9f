import { cx } from '../../../../../shared/ui/layout/cx.ts';
import { SEAT_TYPE, type Picking } from './picking.ts';

type DrawSeatProps = { id: string; name: string; picking: Picking };

/** One entrant of a draw: a button that picks them for another group, and what can be dragged there. */
export function DrawSeat({ id, name, picking }: DrawSeatProps) {
  const isPicked = picking.picked === id;
  return (
    <button
      type="button"
      draggable={!picking.isDisabled}
      disabled={picking.isDisabled}
      aria-pressed={isPicked}
      title={name}
      className={cx(
        'flex h-9 w-full min-w-0 items-center rounded-control border px-3 text-[15px] enabled:cursor-grab max-tablet:h-10',
        isPicked
          ? 'border-zhu-bright bg-zhu-wash font-semibold text-text-1'
          : 'border-transparent bg-transparent enabled:hover:bg-hover',
      )}
      onClick={() => picking.pick(isPicked ? null : id)}
      onDragStart={(event) => {
        event.dataTransfer.setData(SEAT_TYPE, id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <span className="min-w-0 truncate">{name}</span>
    </button>
  );
}
