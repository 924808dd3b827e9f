import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { StickyBar } from './StickyBar.tsx';

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
  const clear = (
    <IconButton label="清除选择" onClick={onClear}>
      <X size={18} />
    </IconButton>
  );
  return (
    <StickyBar
      label="批量操作"
      progress={progress && <Running {...progress} />}
      count={count}
      countLabel="条已选"
      total={total}
      actions={actions}
      end={clear}
    />
  );
}

function Running({ label, done, failed, total, onStop }: BatchProgress) {
  const share = (part: number) => ({ width: `${total > 0 ? (part / total) * 100 : 0}%` });
  return (
    <>
      <div className="flex items-center justify-between gap-2 text-13">
        <span>
          <b>{label}</b> <span className="font-num font-semibold">{done + failed}</span> /{' '}
          <span className="font-num font-semibold">{total}</span>
          {failed > 0 && <span className="text-yan-text"> · {failed} 条失败</span>}
        </span>
        {onStop && (
          <Button variant="text" size="sm" onClick={onStop}>
            停止
          </Button>
        )}
      </div>
      <div
        className="mt-1 flex h-1.5 overflow-hidden rounded-seal bg-line-1"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuenow={done + failed}
        aria-valuemax={total}
      >
        <span className="bg-lv-fill" style={share(done)} />
        <span className="bg-yan-text" style={share(failed)} />
      </div>
    </>
  );
}
