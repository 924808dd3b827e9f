import type { FormatView } from '../format-view.ts';
import { boardName, gameScore, needOfGames } from '../need.ts';
import { TurnOrder } from './TurnOrder.tsx';

export const relayView: FormatView = {
  stage: 'ring',
  boardName,
  score: gameScore,
  need: needOfGames,
  restOf: () => 'waiting',
  hasOrderNames: false,
  reveal: '双方锁定后只公开首位，之后逐棒公开',
  title: '出场名单',
  note: '每局换下一棒',
  Body: TurnOrder,
};
