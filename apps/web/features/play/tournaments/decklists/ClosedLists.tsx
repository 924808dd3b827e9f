import type { DecklistAccess } from '@pailei/contracts/play/decklists/decklists.api';

import { Empty } from '../../../../shared/ui/feedback/Empty.tsx';

/** Shown until lists are public. They then appear without a reload. */
export function ClosedLists({ message, what }: { message: DecklistAccess['message']; what: '卡组' | '数据' }) {
  return (
    <Empty art="card" title="卡组未公开">
      {message ?? '卡组尚未公开'}。{what === '数据' ? '公开后这里有职业占比、禁用率和胜率。' : '公开后这里自动显示。'}
    </Empty>
  );
}
