import type { FormatView } from '../format-view.ts';
import { boardName, boardScore, needOfPlayers } from '../need.ts';
import { WinnersGrid } from './PlayerGrid.tsx';

export const conquestTeamView: FormatView = {
  stage: 'ring',
  boardName,
  score: boardScore,
  need: needOfPlayers,
  restOf: ({ won }) => (won > 0 ? 'won' : 'waiting'),
  hasOrderNames: false,
  reveal: '每台的人选在双方点名后同时公开',
  title: '各台对阵',
  note: '赢过一台的队员不再上场',
  Body: WinnersGrid,
};
