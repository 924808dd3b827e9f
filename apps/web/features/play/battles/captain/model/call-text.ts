import type { BattleCall } from '@pailei/contracts/play/referee-calls/call-views';

import { clockText } from '../../../../../shared/ui/time/time.format.ts';

/** How the last call of a side stands; empty where there was none. */
export function callText(call: BattleCall | null): string {
  if (call === null) return '';
  const { answer, closed, escalated_at, opened_at } = call;
  if (closed?.outcome === 'withdrawn') return `呼叫 ${clockText(closed.at)} 已撤回`;
  if (closed) return closed.by === null ? '' : `裁判 ${closed.by.username} ${clockText(closed.at)} 处理完毕`;
  if (escalated_at) return `呼叫 ${clockText(escalated_at)} 已上交主裁`;
  if (answer) return `裁判 ${answer.by.username} ${clockText(answer.at)} 已应答`;
  return `已呼叫 ${clockText(opened_at)}，等待裁判`;
}
