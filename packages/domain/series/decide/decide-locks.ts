import { violation } from '../../violation/violation.ts';
import type { SeriesCommandOf } from '../commands.ts';
import { continueSeries } from '../evolve/flow.ts';
import { asPlayer } from './guards.ts';
import { legalBans, legalPicks, legalShields, nextGameNumber, otherSide } from './legal.ts';
import { choiceSize, isLocked, lockChoice, type LockKind } from '../locks.ts';
import type { Turn } from './turn.ts';
import type { Side } from '../sides.ts';
import type { SeriesViolation } from '../violations.ts';

const WRONG_PHASE = { shield: 'not_in_shield', ban: 'not_in_ban', pick: 'not_in_pick' } as const;

/** Locks a choice that has been found legal; the reveal of shields or bans leads on, that of picks starts the game. */
export function settleChoice(
  turn: Turn,
  choice: { kind: LockKind; side: Side; slots: readonly number[]; bySystem: boolean },
): void {
  const isRevealed = lockChoice(turn, choice);
  if (isRevealed && choice.kind !== 'pick') continueSeries(turn);
}

function openPhase(turn: Turn, kind: LockKind): { side: Side } | { refused: SeriesViolation } {
  const player = asPlayer(turn);
  if ('refused' in player) return player;
  if (turn.state.step !== kind) return { refused: violation(WRONG_PHASE[kind]) };
  return { side: player.ok };
}

function lockFor(turn: Turn, kind: LockKind, side: Side, slots: readonly number[]): undefined {
  settleChoice(turn, { kind, side, slots: slots.toSorted((one, two) => one - two), bySystem: false });
}

export function lockShield(turn: Turn, { slot }: SeriesCommandOf<'lock_shield'>): SeriesViolation | undefined {
  const phase = openPhase(turn, 'shield');
  if ('refused' in phase) return phase.refused;
  if (isLocked(turn.state, 'shield', phase.side)) return violation('already_locked');
  if (!legalShields(turn.state, phase.side).includes(slot)) return violation('illegal_deck', { slot });
  return lockFor(turn, 'shield', phase.side, [slot]);
}

export function lockBans(turn: Turn, { slots }: SeriesCommandOf<'lock_bans'>): SeriesViolation | undefined {
  const phase = openPhase(turn, 'ban');
  if ('refused' in phase) return phase.refused;
  const { side } = phase;
  if (isLocked(turn.state, 'ban', side)) return violation('already_locked');
  const required = choiceSize(turn.state, 'ban', side);
  if (slots.length !== required || new Set(slots).size !== required) {
    return violation('wrong_ban_count', { required });
  }
  const shielded = turn.state.sides[otherSide(side)].shield.revealed;
  if (shielded !== null && slots.includes(shielded)) return violation('deck_protected', { slot: shielded });
  const legal = legalBans(turn.state, side);
  const illegal = slots.find((slot) => !legal.includes(slot));
  if (illegal !== undefined) return violation('illegal_deck', { slot: illegal });
  return lockFor(turn, 'ban', side, slots);
}

export function lockPick(turn: Turn, command: SeriesCommandOf<'lock_pick'>): SeriesViolation | undefined {
  const { slot, game_number } = command;
  const phase = openPhase(turn, 'pick');
  if ('refused' in phase) return phase.refused;
  const coming = nextGameNumber(turn.state);
  if (game_number !== coming) return violation('stale_game', { game_number, coming });
  if (isLocked(turn.state, 'pick', phase.side)) return violation('already_locked');
  const legal = legalPicks(turn.state, phase.side);
  if (!legal.includes(slot)) return violation('illegal_deck', { slot, legal });
  return lockFor(turn, 'pick', phase.side, [slot]);
}
