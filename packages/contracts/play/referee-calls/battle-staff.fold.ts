import { foldBy, type Fold, type Handlers } from '../../topics/topic.ts';
import type { BattleCalls } from './call-views.ts';
import type { BattleStaffEvents } from './battle-staff.topic.ts';

const handlers: Handlers<BattleCalls, BattleStaffEvents> = {
  /** A changed call replaces its old self, a new one stands last. */
  call_changed({ calls }, { call }) {
    const index = calls.findIndex(({ id }) => id === call.id);
    return { calls: index < 0 ? [...calls, call] : calls.with(index, call) };
  },
};

export const foldBattleStaff: Fold<BattleCalls> = (view, event) => foldBy(handlers, view, event);
