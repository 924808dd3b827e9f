import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { BattleList, BattleListEvents } from './battle-list.topic.ts';

const handlers: Handlers<BattleList, BattleListEvents> = {
  /** One changed line replaces its old self, or joins the list. */
  battle_changed({ battles }, { battle }) {
    const index = battles.findIndex((known) => known.id === battle.id);
    return { battles: index < 0 ? [battle, ...battles] : battles.with(index, battle) };
  },
};

export const foldBattleList: Fold<BattleList> = (list, event) => foldBy(handlers, list, event);
