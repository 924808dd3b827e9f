import { ArrivalsBar } from '../../../../shared/ui/feedback/ArrivalsBar.tsx';

type WaitingBarProps = { count: number; hasSelection: boolean; isAuto: boolean; onAdmit: () => void };

/** What has come while the rows may not move. */
export function WaitingBar({ count, hasSelection, isAuto, onAdmit }: WaitingBarProps) {
  return (
    <ArrivalsBar text={`${count} 条新订单`} hint={`${reasonOf(hasSelection, isAuto)}点击载入`} onAdmit={onAdmit} />
  );
}

function reasonOf(hasSelection: boolean, isAuto: boolean): string {
  if (hasSelection) return '已勾选订单时不自动插入，';
  return isAuto ? '' : '自动出现已关闭，';
}
