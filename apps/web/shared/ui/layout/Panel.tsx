import type { ComponentProps } from 'react';

import { cx } from './cx.ts';

type PanelPadding = 'none' | 'small' | 'normal';

const PADDINGS: Record<PanelPadding, string> = { none: '', small: 'p-4', normal: 'p-5' };

type PanelProps = { as?: 'section' | 'aside' | 'div'; padding?: PanelPadding } & Omit<ComponentProps<'section'>, 'ref'>;

/** The look of a panel, for what is no section of its own. */
export const PANEL = 'rounded-panel bg-surface-1 shadow-panel';

/** A filled surface: what can be acted on, or what floats. `className` gives its place and inner layout only. */
export function Panel({ as: Element = 'section', padding = 'normal', className, ...rest }: PanelProps) {
  return <Element {...rest} className={cx(PANEL, PADDINGS[padding], className)} />;
}
