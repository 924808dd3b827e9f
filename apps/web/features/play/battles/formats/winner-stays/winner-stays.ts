import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { RingChainView } from './RingChainView.tsx';

export const winnerStaysView: FormatView = {
  ...FORMAT_FACTS.winner_stays,
  reveal: '双方锁定后只公开首位，之后逐擂公开',
  title: '擂台链',
  note: '一条横栏是一位选手站在台上的时间，断处即落败',
  Body: RingChainView,
};
