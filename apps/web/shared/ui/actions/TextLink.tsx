import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { cx } from '../layout/cx.ts';
import { textLinkClass, type TextLinkLook } from './TextButton.tsx';

/** A link of the app inside a line of text; what needs no router takes the others from their own file. `className` gives its place only. */
export function TextLink({ tone, className, ...rest }: TextLinkLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={cx(textLinkClass(tone), className)} />;
}
