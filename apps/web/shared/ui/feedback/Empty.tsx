import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../actions/Button.tsx';
import { cx } from '../layout/cx.ts';
import { CardBack } from '../marks/CardBack.tsx';
import { CutRopeDrawing, RingDrawing } from '../marks/Drawings.tsx';

type EmptyProps = {
  art?: 'card' | 'ring' | 'cut-rope';
  /** 4–6 fixed characters, set in Song: they must be in the font's glyph list. */
  title: string;
  /** Inside of something small. */
  isCompact?: boolean;
  children?: ReactNode;
  actions?: ReactNode;
};

const ART: Record<NonNullable<EmptyProps['art']>, ReactNode> = {
  card: <CardBack />,
  ring: <RingDrawing />,
  'cut-rope': <CutRopeDrawing />,
};

export function Empty({ art = 'ring', title, isCompact = false, children, actions }: EmptyProps) {
  return (
    <div className={cx('grid justify-items-center gap-2 px-6 text-center', isCompact ? 'py-8' : 'py-14')}>
      {ART[art]}
      <h2 className="font-song text-18 font-black">{title}</h2>
      {children && <p className="max-w-[40ch] text-balance text-text-2">{children}</p>}
      {actions && <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** What a page shows when it could not load. */
export function LoadFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const retry = onRetry && (
    <Button variant="ghost" icon={<RotateCcw size={16} />} onClick={onRetry}>
      重试
    </Button>
  );
  return (
    <Empty art="cut-rope" title="加载失败" actions={retry}>
      {message}
    </Empty>
  );
}
