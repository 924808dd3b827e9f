import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { TurnOrder } from './TurnOrder.tsx';

export const relayView: FormatView = {
  ...FORMAT_FACTS.relay,
  reveal: '双方锁定后只公开首位，之后逐棒公开',
  title: '出战名单',
  note: '每局换下一棒',
  Body: TurnOrder,
};
