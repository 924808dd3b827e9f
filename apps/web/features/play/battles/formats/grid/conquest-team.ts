import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { WinnersGrid } from './PlayerGrid.tsx';

export const conquestTeamView: FormatView = {
  ...FORMAT_FACTS.conquest_team,
  reveal: '每台的人选在双方派人后同时公开',
  title: '各台对阵',
  note: '赢过一台的队员不再上场',
  Body: WinnersGrid,
};
