import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { boardsView } from './boards.ts';

export const twoVTwoView: FormatView = {
  ...boardsView,
  ...FORMAT_FACTS.two_v_two,
  note: '两台同时进行，打平加赛或比胜局',
};
