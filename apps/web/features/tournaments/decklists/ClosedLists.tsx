import type { ListAccess } from '@pailei/contracts/tournament-decks';

import { Empty } from '../../../shared/ui/Empty.tsx';

/** What stands where lists will be. They come by themselves. */
export function ClosedLists({ message, what }: { message: ListAccess['message']; what: '卡组' | '数据' }) {
  return (
    <Empty art="card" title="卡组未公开">
      {message ?? '卡组尚未公开'}。{what === '数据' ? '公开后这里有职业占比、禁用率和胜率。' : '公开后这里自动显示。'}
    </Empty>
  );
}
