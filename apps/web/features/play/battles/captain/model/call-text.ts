import type { BattleCall } from '@pailei/contracts/play/battle-calls/battle-call-views';

import { clockText } from '../../../../../shared/ui/time/time.format.ts';

/** How the last call of a side stands; empty where there was none. */
export function callText(call: BattleCall | null): string {
  if (call === null) return '';
  const { answer, closed, opened_at } = call;
  if (closed) return closed.by === null ? '' : `裁判 ${closed.by.username} ${clockText(closed.at)} 处理完毕`;
  if (answer) return `裁判 ${answer.by.username} ${clockText(answer.at)} 已应答`;
  return `已呼叫 ${clockText(opened_at)}，等待裁判`;
}
