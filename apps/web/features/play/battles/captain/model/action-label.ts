import { captainAction } from '@pailei/domain/battles/next-action';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';

import { namingTexts } from './naming-texts.ts';
import { waitingTexts } from './waiting-texts.ts';

/** The next thing for a team in a few words, and whether it is theirs to do. */
export function actionLabel(state: BattleState, side: Side): { readonly label: string; readonly isAsked: boolean } {
  const { action } = captainAction(state, side);
  switch (action) {
    case 'line_up':
      return { label: '锁定出战名单', isAsked: true };
    case 'check_in':
      return { label: '战队签到', isAsked: true };
    case 'name_player':
      return {
        label: state.naming ? namingTexts({ state, side, naming: state.naming }).title : '派人',
        isAsked: true,
      };
    default:
      return { label: waitingTexts(action, state, side).title, isAsked: false };
  }
}
