import type { BattleSideView } from '@pailei/contracts/play/battles/battle-views';
import { foldMatch } from '@pailei/contracts/play/matches/match.fold';
import { matchTopic } from '@pailei/contracts/play/matches/match.topic';
import { captainAction } from '@pailei/domain/battles/next-action';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import { openBoardOf, substitutionOptions } from '@pailei/domain/battles/line-up/captain-options';
import type { BattleState } from '@pailei/domain/battles/types';
import { useState } from 'react';

import { useLiveTopics } from '../../../../shared/live/useLiveTopics.ts';
import { DECISION_ID } from './DecisionBar.tsx';
import { STAY_TEXTS } from './model/stay-texts.ts';
import type { OwnPlace } from './useOwnPlace.ts';

/** The substitution that a captain may still make, and whether they look at it; `options` null: there is none, and `reason` says why. */
export function useSubstitution(state: BattleState, { side, leads }: OwnPlace, own: BattleSideView | null) {
  const [isOpen, setOpen] = useState(false);
  const open = leads ? state.boards.filter(isBoardRunning).flatMap(({ match_id }) => match_id ?? []) : [];
  const matches = useLiveTopics(
    open.map((id) => matchTopic.of(id)),
    foldMatch,
  );
  // what the clock asks for has the panel
  const isAsked = captainAction(state, side).action === 'name_player';
  const mayChange = leads && !isAsked && state.status !== 'paused' && !isBattleOver(state.status);
  const named = own?.named.find(({ board_number }) => board_number === state.naming?.board_number)?.account_id ?? null;
  const boards = new Map(matches.map(({ info, series }) => [info.id, openBoardOf(series)]));
  const found =
    mayChange && own?.line_up
      ? substitutionOptions(state, side, { lineUp: own.line_up, named, open_board: (id) => boards.get(id) })
      : null;
  const options = found && !('none' in found) ? found : null;
  return {
    options,
    reason: found && 'none' in found ? STAY_TEXTS[found.none] : '',
    shown: isOpen ? options : null,
    open() {
      setOpen(true);
      document.getElementById(DECISION_ID)?.scrollIntoView({ block: 'nearest' });
    },
    close: () => setOpen(false),
  };
}
export type Substitution = ReturnType<typeof useSubstitution>;
