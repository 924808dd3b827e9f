import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { cx } from './cx.ts';

export type ButtonVariant = 'plain' | 'primary' | 'ghost' | 'paper' | 'text' | 'danger' | 'danger-fill';

type Look = {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  icon?: ReactNode;
};

type ButtonProps = Look & { pending?: boolean } & ComponentProps<'button'>;
type LinkButtonProps = Look & ComponentProps<typeof Link>;
type AnchorButtonProps = Look & ComponentProps<'a'>;

/** `pending` shows the spinner and takes no second click. */
export function Button({
  variant,
  size,
  block,
  icon,
  pending = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending ? <span className="spn" aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link of the app that looks like a button. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** The same to a page of another bundle (match view, overlay). */
export function AnchorButton({ variant, size, block, icon, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}

type MaybeLook = { [K in 'variant' | 'size' | 'block']: Look[K] | undefined };

function buttonClass({ variant = 'plain', size = 'md', block }: MaybeLook, className: string | undefined): string {
  return cx(
    'btn',
    variant !== 'plain' && `btn--${variant}`,
    size !== 'md' && `btn--${size}`,
    block && 'btn--block',
    className,
  );
}
