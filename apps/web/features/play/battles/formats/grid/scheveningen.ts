import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { PlayerGrid } from './PlayerGrid.tsx';

export const scheveningenView: FormatView = {
  ...FORMAT_FACTS.scheveningen,
  reveal: '双方锁定后，名单同时公开',
  title: '各台对阵',
  note: '每人与对方每人各打一局',
  Body: PlayerGrid,
};
