import type { FormatView } from '../format-view.ts';
import { boardName, boardScore, needOfBoards } from '../need.ts';
import { BoardCards } from './BoardCards.tsx';

export const boardsView: FormatView = {
  stage: 'boards',
  boardName,
  score: boardScore,
  need: (state, side) => needOfBoards(state, side, state.settings.format.size),
  restOf: ({ last }) => last ?? 'waiting',
  hasOrderNames: false,
  reveal: '双方锁定后，名单同时公开',
  title: '各台对阵',
  note: '各台同时进行',
  Body: BoardCards,
};
