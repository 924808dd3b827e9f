import type { ComponentProps } from 'react';

import { cx } from './cx.ts';

type IconButtonProps = { label: string; size?: 'sm' | 'md'; hasDot?: boolean } & Omit<
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
      className={cx('ibtn', size === 'sm' && 'ibtn--sm', hasDot && 'has-dot', className)}
    >
      {children}
    </button>
  );
}
