import { violation } from '../../violation/violation.ts';
import { isBattleOver } from '../battle-over.ts';
import type { BattleViolation } from '../violations.ts';
import type { Turn } from '../decide/turn.ts';

/** Of the own team, once the battle is over: everybody may read its decks from then on, whatever becomes of the battle. */
export function openDecks(turn: Turn): BattleViolation | undefined {
  const { state, facts } = turn;
  if (facts.actor.kind !== 'side') return violation('not_allowed');
  const { side } = facts.actor;
  if (!isBattleOver(state.status)) return violation('battle_not_over');
  const { line_up, decks_opened } = state.sides[side];
  if (!line_up.locked) return violation('line_up_open');
  if (decks_opened) return violation('decks_open');
  turn.emit('decks_opened', { side });
  return undefined;
}
