import type { FormatView } from '../format-view.ts';
import { boardScore, playersLeft } from '../need.ts';
import { RingChainView } from './RingChainView.tsx';

const REST = { won: 'holder', lost: 'lost' } as const;

export const winnerStaysView: FormatView = {
  stage: 'ring',
  boardName: (number) => `第 ${number} 擂`,
  score: boardScore,
  need: playersLeft,
  restOf: ({ last }) => (last === null ? 'waiting' : REST[last]),
  hasOrderNames: true,
  reveal: '双方锁定后只公开首位，之后逐擂公开',
  title: '擂台链',
  note: '一条横栏是一位选手站在台上的时间，断处即落败',
  Body: RingChainView,
};
