import { cx } from '../../../../shared/ui/layout/cx.ts';

/** More than these are told by the numbers alone. */
const CARDS = 10;

/** A card for each event: filled where it counts, outlined where a better one does. */
export function CountedCards({ counted, events }: { counted: number; events: number }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="inline-flex gap-0.75 max-[1500px]:hidden" aria-hidden="true">
        {Array.from({ length: Math.min(events, CARDS) }, (_, index) => (
          <span
            key={index}
            className={cx(
              'h-3 w-1.75 rounded-[1px]',
              index < counted ? 'bg-jin-fill' : 'shadow-[inset_0_0_0_1px_var(--pl-line-2)]',
            )}
          />
        ))}
      </span>
      <span className="font-num text-13 text-text-3">
        {counted} / {events}
      </span>
    </span>
  );
}
