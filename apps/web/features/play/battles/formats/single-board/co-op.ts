import type { FormatView } from '../format-view.ts';
import { Advisers } from './Advisers.tsx';
import { relayView } from './relay.ts';

export const coOpView: FormatView = {
  ...relayView,
  restOf: ({ last }) => last ?? 'waiting',
  reveal: '双方锁定后，名单同时公开',
  note: '一人对局，参谋同席',
  Body: Advisers,
};
