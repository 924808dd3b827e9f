import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { BoardCards } from './BoardCards.tsx';

export const boardsView: FormatView = {
  ...FORMAT_FACTS.boards,
  reveal: '双方锁定后，名单同时公开',
  title: '各台对阵',
  note: '各台同时进行',
  Body: BoardCards,
};
