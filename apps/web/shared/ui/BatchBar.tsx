import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

type BatchProgress = { label: string; done: number; failed: number; total: number; onStop?: () => void };

type BatchBarProps = {
  count: number;
  /** What the selection adds up to. */
  total?: ReactNode;
  progress?: BatchProgress | null;
  /** The destructive ones last. */
  actions: ReactNode;
  onClear: () => void;
};

/** Sticks to the bottom as long as something is selected: progress, count, actions, clear. */
export function BatchBar({ count, total, progress, actions, onClear }: BatchBarProps) {
  if (count === 0 && !progress) return null;
  return (
    <div className="bb" role="region" aria-label="批量操作">
      {progress && <Running {...progress} />}
      <span className="bb__n" aria-live="polite">
        <b className="num">{count}</b> 条已选
        {total && <small>合计 {total}</small>}
      </span>
      <span className="bb__a">
        {actions}
        <IconButton label="清除选择" onClick={onClear}>
          <X size={18} />
        </IconButton>
      </span>
    </div>
  );
}

function Running({ label, done, failed, total, onStop }: BatchProgress) {
  const share = (part: number) => ({ width: `${total > 0 ? (part / total) * 100 : 0}%` });
  return (
    <div className="bb__p">
      <div className="row row--sb s13">
        <span>
          <b>{label}</b> <span className="num">{done + failed}</span> / <span className="num">{total}</span>
          {failed > 0 && <span className="yan"> · {failed} 条失败</span>}
        </span>
        {onStop && (
          <Button variant="text" size="sm" onClick={onStop}>
            停止
          </Button>
        )}
      </div>
      <div
        className="bb__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={done + failed}
        aria-valuemax={total}
      >
        <i className="bb__ok" style={share(done)} />
        <i className="bb__ng" style={share(failed)} />
      </div>
    </div>
  );
}
