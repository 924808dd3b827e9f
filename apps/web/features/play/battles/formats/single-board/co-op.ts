import { FORMAT_FACTS } from '../../../../../shared/battles/model/format-facts.ts';
import type { FormatView } from '../format-view.ts';
import { Advisers } from './Advisers.tsx';

export const coOpView: FormatView = {
  ...FORMAT_FACTS.co_op,
  reveal: '双方锁定后，名单同时公开',
  title: '出战名单',
  note: '一人对局，参谋同席',
  Body: Advisers,
};
