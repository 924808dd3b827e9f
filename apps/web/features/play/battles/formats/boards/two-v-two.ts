import type { FormatView } from '../format-view.ts';
import { boardsView } from './boards.ts';

export const twoVTwoView: FormatView = { ...boardsView, note: '两台同时进行，打平加赛或比胜局' };
