import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { Spinner } from '../feedback/Spinner.tsx';
import { cx } from '../layout/cx.ts';

/** `paper` is ivory in both themes, `ink` the theme's text colour; `ghost-accent` leads to the visitor's own things. */
export type ButtonVariant =
  | 'plain'
  | 'primary'
  | 'ghost'
  | 'ghost-accent'
  | 'paper'
  | 'ink'
  | 'text'
  | 'danger'
  | 'danger-fill';
type ButtonSize = 'sm' | 'md' | 'lg';

const GHOST = 'border-line-2 bg-transparent hover:border-line-control hover:bg-hover';

const LOOKS: Record<ButtonVariant, string> = {
  plain: 'border-transparent bg-surface-3 text-text-1 hover:bg-press',
  primary: 'border-transparent bg-zhu-fill text-on-fill hover:bg-zhu-fill-hover',
  ghost: `${GHOST} text-text-1`,
  'ghost-accent': `${GHOST} text-zhu-text`,
  paper: 'border-transparent bg-ivory text-ivory-ink hover:bg-ivory-hover',
  ink: 'border-transparent bg-text-1 text-canvas hover:bg-text-2',
  text: 'border-transparent bg-transparent text-text-2 hover:bg-hover hover:text-text-1',
  danger: 'border-yan-line bg-transparent text-yan-text hover:bg-yan-wash',
  'danger-fill':
    'border-transparent bg-yan-fill text-on-fill hover:bg-[color-mix(in_srgb,var(--pl-yan-fill)_88%,#000)]',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 px-2.5 text-13 max-tablet:h-10',
  md: 'h-9 gap-2 px-4 text-14 max-tablet:h-10',
  lg: 'h-11 gap-2 px-5 text-16 max-tablet:h-12',
};
const MEDIUM_TEXT = 'h-9 gap-2 px-2 text-14 max-tablet:h-10';

const OFF = 'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-surface-2 disabled:text-text-off';
/** A primary button keeps its colour while it waits for the answer. */
const PENDING = 'disabled:cursor-progress';

type Appearance = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
};

type ButtonProps = Appearance & { pending?: boolean } & ComponentProps<'button'>;
type LinkButtonProps = Appearance & ComponentProps<typeof Link>;
type AnchorButtonProps = Appearance & ComponentProps<'a'>;

/** `pending` shows the spinner and ignores further clicks. */
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
      className={buttonClass({ variant, size, block, pending }, className)}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link of the app that looks like a button. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link data-part="button" {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** The same to a page of another bundle (match view, overlay). */
export function AnchorButton({ variant, size, block, icon, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a data-part="button" {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}

type Look = { [K in 'variant' | 'size' | 'block']?: Appearance[K] | undefined } & { pending?: boolean };

/** The look of a button, for what is part of a larger link. */
export function buttonClass(
  { variant = 'plain', size = 'md', block, pending = false }: Look,
  className?: string,
): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center rounded-control border leading-none font-medium whitespace-nowrap transition-colors',
    LOOKS[variant],
    variant === 'text' && size === 'md' ? MEDIUM_TEXT : SIZES[size],
    pending && variant === 'primary' ? PENDING : OFF,
    block && 'w-full',
    className,
  );
}
