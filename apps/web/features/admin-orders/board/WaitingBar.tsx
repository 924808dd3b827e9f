import { ArrowUp } from 'lucide-react';

type WaitingBarProps = { count: number; hasSelection: boolean; isAuto: boolean; onAdmit: () => void };

/** What has come while the rows may not move. */
export function WaitingBar({ count, hasSelection, isAuto, onAdmit }: WaitingBarProps) {
  return (
    <button type="button" className="arr" onClick={onAdmit}>
      <span className="row zhu">
        <ArrowUp size={14} aria-hidden="true" />
        <b>{count} 条新订单</b>
      </span>
      <span className="t2">{reasonOf(hasSelection, isAuto)}点击载入</span>
    </button>
  );
}

function reasonOf(hasSelection: boolean, isAuto: boolean): string {
  if (hasSelection) return '已勾选订单时不自动插入，';
  return isAuto ? '' : '自动出现已关闭，';
}
