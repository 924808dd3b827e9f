import type { AgendaItemOf, AgendaMatch } from '@pailei/contracts/play/agenda/agenda.api';
import { dueOfStep, urgencyOfAction, urgencyOfBattle, urgencyOfStep } from '@pailei/domain/agenda/task';
import { nextAction } from '@pailei/domain/series/next-action';
import { otherSide } from '@pailei/domain/series/decide/legal';
import type { Side } from '@pailei/domain/series/sides';
import type { OwnBattle } from '../battles/lists/own-battles.reads.ts';
import { playerOf, type SeatedMatch } from '../matches/match-seats.ts';
import type { OwnEvent } from '../tournaments/own-events.reads.ts';

export function eventItem({ line, participant_id, step }: OwnEvent): AgendaItemOf<'event'> {
  const task = { id: participant_id, urgency: urgencyOfStep(step), due_at: dueOfStep(step) };
  return { kind: 'event', ...task, tournament: line, participant_id, step };
}

/** `side`: whom the reader plays for. */
export function matchItem(match: SeatedMatch, side: Side): AgendaItemOf<'match'> {
  const { state } = match;
  const { action, game_number, due_at } = nextAction(state, side);
  return {
    kind: 'match',
    id: match.id,
    urgency: urgencyOfAction(action),
    due_at,
    ...placeOf(match),
    label: match.info.label,
    side,
    ...pairingOf(match, side),
    best_of: match.info.best_of,
    status: state.status,
    step: state.step,
    action,
    game_number,
    due_kind: state.due_kind,
  };
}

export function battleItem({ battle, side, action, leads }: OwnBattle): AgendaItemOf<'battle'> {
  const { action: kind, board_number, due_at } = action;
  const task = { id: battle.id, urgency: urgencyOfBattle(kind, leads), due_at: due_at ?? startOf(battle) };
  return { kind: 'battle', ...task, battle, side, action: kind, board_number, leads };
}

const startOf = ({ status, starts_at }: OwnBattle['battle']) => (status === 'scheduled' ? starts_at : null);

export function endedMatch(match: SeatedMatch, side: Side): AgendaMatch {
  const { winner, status, finished_at, updated_at, case_since } = match;
  return {
    match_id: match.id,
    ...placeOf(match),
    label: match.info.label,
    ...pairingOf(match, side),
    status,
    outcome: winner === null ? 'none' : winner === side ? 'won' : 'lost',
    ended_at: finished_at ?? updated_at,
    has_case: case_since !== null,
  };
}

const placeOf = ({ tournament_id, battle_id, info }: SeatedMatch) => ({
  tournament_id,
  battle_id,
  place_name: info.tournament_name,
});

function pairingOf(match: SeatedMatch, side: Side) {
  const { sides } = match.state;
  const other = otherSide(side);
  return {
    opponent: { id: playerOf(match, other), username: sides[other].name },
    score: { own: sides[side].wins, opponent: sides[other].wins },
  };
}
