import type { ComponentProps } from 'react';
import { cx } from '../layout/cx.ts';

/** `ghost` is outlined, `text` is bare. */
type ActionVariant = 'ghost' | 'text';

const LOOK: Record<ActionVariant, string> = {
  ghost: 'border-line-2 text-text-1 hover:border-line-control',
  text: 'border-transparent text-text-2 hover:text-text-1',
};

const BASE =
  'inline-flex h-7 cursor-pointer items-center justify-center gap-1.5 rounded-control border bg-transparent px-2 text-13 font-medium whitespace-nowrap hover:bg-hover disabled:cursor-not-allowed disabled:bg-transparent disabled:text-text-off max-tablet:h-10';

/** A small button: the kit's other one comes with the router, which the match view does without. `className` gives its place only. */
export function ActionButton({ variant, className, ...rest }: { variant: ActionVariant } & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={cx(BASE, LOOK[variant], className)} />;
}

/** A link that looks like it. */
export function ActionAnchor({
  variant,
  className,
  children,
  ...rest
}: { variant: ActionVariant } & ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(BASE, LOOK[variant], className)}>
      {children}
    </a>
  );
}
