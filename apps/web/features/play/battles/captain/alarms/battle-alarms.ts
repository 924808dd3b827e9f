import { captainAction } from '@pailei/domain/battles/next-action';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import type { BattleState } from '@pailei/domain/battles/types';
import { otherSide } from '@pailei/domain/series/decide/legal';

import { countsGames } from '../../../../../shared/battles/model/battle-score.ts';
import { actionLabel } from '../model/action-label.ts';
import type { OwnPlace } from '../useOwnPlace.ts';

/** Something of a battle that somebody should hear of; the key tells one from the next. */
export type BattleAlarm = { readonly key: string; readonly text: string };

const SOON_MS = 2 * 60_000;

/** All that holds now; what was not there a moment ago is rung. `nowMs` is the server's time. */
export function battleAlarms(state: BattleState, place: OwnPlace, nowMs: number): readonly BattleAlarm[] {
  const { side, accountId, leads } = place;
  const { action, due_at } = captainAction(state, side);
  const { label } = actionLabel(state, side);
  const isAsked = action === 'check_in' || (leads && (action === 'name_player' || action === 'line_up'));
  const alarms: BattleAlarm[] = [];
  if (isAsked && action !== 'line_up') alarms.push({ key: `asked ${action} ${due_at}`, text: `等你决定：${label}` });
  if (isAsked && due_at !== null && Date.parse(due_at) - nowMs <= SOON_MS) {
    alarms.push({ key: `soon ${action} ${due_at}`, text: `还剩 2 分钟：${label}` });
  }
  for (const board of state.boards.filter(isBoardRunning)) {
    if (!board.seats.some((seat) => seat.account_id === accountId)) continue;
    alarms.push({
      key: `board ${board.match_id}`,
      text: countsGames(state) ? '轮到你上场' : `第 ${board.number} 台轮到你`,
    });
  }
  const opponent = state.sides[otherSide(side)];
  if (opponent.line_up.locked && state.status === 'scheduled' && !state.sides[side].line_up.locked) {
    alarms.push({ key: 'opponent locked', text: `${opponent.name} 已锁定名单` });
  }
  return alarms;
}
