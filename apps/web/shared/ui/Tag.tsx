import type { ReactNode } from 'react';

import { cx } from './cx.ts';

export type Tone = 'zhu' | 'jin' | 'qing' | 'lv' | 'huang' | 'yan';

export function Tag({ tone, isOutlined, children }: { tone?: Tone; isOutlined?: boolean; children: ReactNode }) {
  return <span className={cx('tag', tone && `tag--${tone}`, isOutlined && 'tag--line')}>{children}</span>;
}
