import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';
import { CardBack } from './CardBack.tsx';
import { CutRopeDrawing, RingDrawing } from './Drawings.tsx';

type EmptyProps = {
  art?: 'card' | 'ring' | 'cut-rope';
  /** 4–6 fixed characters, set in Song: they must be in the font's glyph list. */
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
};

const ART: Record<NonNullable<EmptyProps['art']>, ReactNode> = {
  card: <CardBack />,
  ring: <RingDrawing />,
  'cut-rope': <CutRopeDrawing />,
};

export function Empty({ art = 'ring', title, children, actions }: EmptyProps) {
  return (
    <div className="empty">
      {ART[art]}
      <h3 className="song">{title}</h3>
      {children && <p>{children}</p>}
      {actions && <div className="row">{actions}</div>}
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
