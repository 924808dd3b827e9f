import { cx } from '../layout/cx.ts';

/** Something is under way; the text beside it says what. In the colour of that text. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        'block size-3.5 flex-none animate-spin rounded-full border-2 border-current/40 border-t-current',
        className,
      )}
      aria-hidden="true"
    />
  );
}
