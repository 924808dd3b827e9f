import { BATTLE_STATUS_NAMES } from '@pailei/contracts/play/battles/battle-names';
import type { BattleStatus } from '@pailei/domain/battles/types';

import type { DisplayState } from '../ui/marks/StatusMark.tsx';

const STATES: Readonly<Record<BattleStatus, DisplayState>> = {
  scheduled: 'upcoming',
  check_in: 'check_in',
  playing: 'live',
  paused: 'paused',
  finished: 'finished',
  forfeited: 'finished',
  cancelled: 'cancelled',
};

/** The state of a battle by shape and label. */
export const battleMark = (status: BattleStatus) => ({ state: STATES[status], label: BATTLE_STATUS_NAMES[status] });

/** Whether something happens at the boards now, so that it may be called live. */
export const isBattleLive = (status: BattleStatus): boolean => status === 'playing' || status === 'paused';

/** Whether it has not begun. */
export const isUpcoming = (status: BattleStatus): boolean => status === 'scheduled' || status === 'check_in';
