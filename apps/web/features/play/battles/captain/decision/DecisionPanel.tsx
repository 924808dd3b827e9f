import type { BattleSideView } from '@pailei/contracts/play/battles/battle-views';
import { captainAction } from '@pailei/domain/battles/next-action';
import { NO_LINE_UP } from '@pailei/domain/battles/line-up/types';
import type { BattlePlayer, BattleState } from '@pailei/domain/battles/types';
import type { SubstitutionOptions } from '@pailei/domain/battles/line-up/captain-options';
import type { Side } from '@pailei/domain/series/sides';
import type { ReactNode } from 'react';

import { waitingTexts, type WaitingKind } from '../model/waiting-texts.ts';
import type { OwnPlace } from '../useOwnPlace.ts';
import { CheckInPanel } from './CheckInPanel.tsx';
import { DecisionFrame } from './DecisionFrame.tsx';
import { NamingPanel } from './NamingPanel.tsx';
import { SubstitutionPanel } from './SubstitutionPanel.tsx';

type DecisionPanelProps = {
  state: BattleState;
  place: OwnPlace;
  own: BattleSideView;
  /** What the captain may change, while they look at it; what is asked by the clock comes first. */
  substitution: SubstitutionOptions | null;
  onClose: () => void;
};

/** One decision at a time, always here: what is asked of the team now, or what it waits for. */
export function DecisionPanel({ state, place, own, substitution, onClose }: DecisionPanelProps): ReactNode {
  const { action, board_number } = captainAction(state, place.side);
  if (action === 'name_player' && state.naming) {
    const lineUp = own.line_up ?? NO_LINE_UP;
    return <NamingPanel key={board_number} state={state} place={place} naming={state.naming} lineUp={lineUp} />;
  }
  if (substitution) {
    return <SubstitutionPanel state={state} side={place.side} options={substitution} onClose={onClose} />;
  }
  // in the check-in the panel stays the same once enough are there
  if (state.status === 'check_in') return <CheckInPanel state={state} place={place} />;
  if (action === 'line_up' || action === 'check_in' || action === 'name_player') return null;
  return <Waiting state={state} side={place.side} action={action} named={namedPlayer(own, state)} />;
}

/** Whom the own captain has named for the board that comes. */
function namedPlayer({ line_up, named }: BattleSideView, { naming }: BattleState): BattlePlayer | null {
  const id = named.find(({ board_number }) => board_number === naming?.board_number)?.account_id;
  const { players, bench } = line_up ?? NO_LINE_UP;
  return [...players, ...bench].find(({ account_id }) => account_id === id) ?? null;
}

type WaitingProps = { state: BattleState; side: Side; action: WaitingKind; named: BattlePlayer | null };

function Waiting({ state, side, action, named }: WaitingProps) {
  const { title, text, clock } = waitingTexts(action, state, side);
  const dueAt = state.due_at;
  return (
    <DecisionFrame
      title={title}
      text={text}
      clock={clock === null || dueAt === null ? null : { label: clock, dueAt, totalMs: null }}
    >
      {named && (
        <p className="mt-3 rounded-control bg-surface-2 px-3 py-2.5">本队已派 {named.name}，对方派出后同时公布。</p>
      )}
    </DecisionFrame>
  );
}
