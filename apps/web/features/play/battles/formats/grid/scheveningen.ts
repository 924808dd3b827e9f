import type { FormatView } from '../format-view.ts';
import { boardName, boardScore, needOfBoards } from '../need.ts';
import { PlayerGrid } from './PlayerGrid.tsx';

export const scheveningenView: FormatView = {
  stage: 'boards',
  boardName,
  score: boardScore,
  need: (state, side) => needOfBoards(state, side, state.settings.format.size ** 2),
  restOf: () => 'waiting',
  hasOrderNames: false,
  reveal: '双方锁定后，名单同时公开',
  title: '各台对阵',
  note: '每人与对方每人各打一局',
  Body: PlayerGrid,
};
