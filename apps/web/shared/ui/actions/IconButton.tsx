import type { ComponentProps } from 'react';

import { cx } from '../layout/cx.ts';

type IconButtonSize = 'sm' | 'md';

const SIZES: Record<IconButtonSize, string> = { sm: 'size-7', md: 'size-9' };

type IconButtonProps = { label: string; size?: IconButtonSize; hasDot?: boolean } & Omit<
  ComponentProps<'button'>,
  'aria-label'
>;

/** A button that is only an icon; `label` is its name and its tooltip. */
export function IconButton({ label, size = 'md', hasDot, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'relative inline-grid flex-none cursor-pointer place-items-center rounded-control border-0 bg-transparent p-0 text-text-2 hover:bg-hover hover:text-text-1 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-off aria-disabled:cursor-not-allowed aria-disabled:text-text-off max-tablet:size-11',
        SIZES[size],
        className,
      )}
    >
      {children}
      {hasDot && <span className="absolute top-2 right-2 size-2 rounded-full bg-zhu-bright ring-2 ring-canvas" />}
    </button>
  );
}
