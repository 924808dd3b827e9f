import type { ReactNode } from 'react';

import { cx } from '../layout/cx.ts';

export type Tone = 'zhu' | 'jin' | 'qing' | 'lv' | 'huang' | 'yan';

const PLAIN = 'bg-surface-3 text-text-2';
const OUTLINED = 'text-text-2 shadow-[inset_0_0_0_1px_var(--pl-line-2)]';

const TONES: Record<Tone, string> = {
  zhu: 'bg-zhu-wash text-zhu-text',
  jin: 'bg-jin-wash text-jin-text',
  qing: 'bg-qing-wash text-qing-text',
  lv: 'bg-lv-wash text-lv-text',
  huang: 'bg-huang-wash text-huang-text',
  yan: 'bg-yan-wash text-yan-text',
};

type TagProps = {
  tone?: Tone;
  /** A quiet one, without a tone. */
  isOutlined?: boolean;
  /** Its place only. */
  className?: string;
  children: ReactNode;
};

export function Tag({ tone, isOutlined, className, children }: TagProps) {
  const look = tone ? TONES[tone] : isOutlined ? OUTLINED : PLAIN;
  return (
    <span
      className={cx(
        'inline-flex h-5 flex-none items-center gap-1 rounded-seal px-1.5 text-12 whitespace-nowrap',
        look,
        className,
      )}
    >
      {children}
    </span>
  );
}
