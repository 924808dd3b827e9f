import type { ComponentProps } from 'react';

import { cx } from '../layout/cx.ts';

/** `accent` for what the visitor is most likely to do next. */
export type TextLinkTone = 'quiet' | 'accent';

export type TextLinkLook = { tone?: TextLinkTone };

const COLORS: Record<TextLinkTone, string> = { quiet: 'text-text-2 hover:text-zhu-text', accent: 'text-zhu-text' };

/** The look of an action inside a line of text, for what is no component of its own. */
export function textLinkClass(tone: TextLinkTone = 'quiet'): string {
  return cx('inline-flex items-center gap-0.5 text-13 whitespace-nowrap', COLORS[tone]);
}

/** A link inside a line of text, to a page of another bundle or another site. `className` gives its place only. */
export function TextAnchor({ tone, className, children, ...rest }: TextLinkLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={cx(textLinkClass(tone), className)}>
      {children}
    </a>
  );
}

/** An action that looks like a link. */
export function TextButton({ tone, className, ...rest }: TextLinkLook & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={cx('cursor-pointer border-0 bg-transparent p-0', textLinkClass(tone), className)}
    />
  );
}
