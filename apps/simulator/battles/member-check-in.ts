import { setTimeout as sleep } from 'node:timers/promises';
import { battlesApi } from '@pailei/contracts/play/battles/battles.api';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import { asError, isRefused } from '../connections/refusals.ts';
import type { CaptainDeps } from './captain.ts';
import { followBattle } from './follow-battle.ts';

/** `place`: among the members of the side, from 0 for its captain. */
type Seat = { battleId: string; side: Side; place: number };

/** Whether the battle needs this member's check-in beside that of the captain. */
export const isCalled = ({ status, settings }: Pick<BattleState, 'status' | 'settings'>, place: number): boolean =>
  status === 'check_in' && place > 0 && place < settings.check_in_members;

/** A member who says that they are there, where a team is only with as many of them. */
export function followCheckIn({ site, live, pace, onError }: CaptainDeps, { battleId, side, place }: Seat): void {
  let isAsked = false;

  async function checkIn(): Promise<void> {
    await sleep(pace.waitMs('ready', `check in ${side} ${place}`));
    await site.call(battlesApi.checkIn, { params: { id: battleId }, body: {} });
  }

  const leave = followBattle(live, battleId, {
    onChange({ battle }) {
      if (isBattleOver(battle.status)) return leave();
      if (isAsked || !isCalled(battle, place)) return;
      isAsked = true;
      checkIn().catch((error: unknown) => {
        // 409: the clock was faster, or an answer was lost.
        if (!isRefused(error)) onError(asError(error));
      });
    },
  });
}
