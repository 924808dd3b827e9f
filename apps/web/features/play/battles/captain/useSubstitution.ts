import type { BattleSideView } from '@pailei/contracts/play/battles/battle-side.topic';
import { captainAction, isBattleOver, substitutionOptions, type BattleState } from '@pailei/domain/battles';
import { useState } from 'react';

import { DECISION_ID } from './DecisionBar.tsx';
import type { OwnPlace } from './useOwnPlace.ts';

/** The substitution that a captain may still make, and whether they look at it; `options` null: there is none to make. */
export function useSubstitution(state: BattleState, { side, leads }: OwnPlace, own: BattleSideView | null) {
  const [isOpen, setOpen] = useState(false);
  // what the clock asks for has the panel
  const isAsked = captainAction(state, side).action === 'name_player';
  const mayChange = leads && !isAsked && state.status !== 'paused' && !isBattleOver(state.status);
  const named = own?.named.find(({ board_number }) => board_number === state.naming?.board_number)?.account_id ?? null;
  const options = mayChange && own?.line_up ? substitutionOptions(state, side, { lineUp: own.line_up, named }) : null;
  return {
    options,
    shown: isOpen ? options : null,
    open() {
      setOpen(true);
      document.getElementById(DECISION_ID)?.scrollIntoView({ block: 'nearest' });
    },
    close: () => setOpen(false),
  };
}
export type Substitution = ReturnType<typeof useSubstitution>;
