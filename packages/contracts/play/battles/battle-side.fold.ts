import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { BattleSideEvents } from './battle-side.topic.ts';
import type { BattleSideView } from './battle-views.ts';

const handlers: Handlers<BattleSideView, BattleSideEvents> = {
  draft_saved: (side, { draft }) => ({ ...side, draft }),
  line_up_kept: (side, { line_up }) => ({ ...side, line_up }),
  /** It replaces an earlier one of the same board. */
  player_named(side, named) {
    const others = side.named.filter(({ board_number }) => board_number !== named.board_number);
    return { ...side, named: [...others, named] };
  },
  call_changed: (side, { call }) => ({ ...side, call }),
};

export const foldBattleSide: Fold<BattleSideView> = (side, event) => foldBy(handlers, side, event);
