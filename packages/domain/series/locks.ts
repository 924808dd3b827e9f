import type { SeriesSecret } from './commands.ts';
import { legalBans, legalPicks, legalShields, nextGameNumber, otherSide } from './decide/legal.ts';
import type { Turn } from './decide/turn.ts';
import { bansOf } from './settings.ts';
import type { BySide, Side } from './sides.ts';
import type { HiddenChoice, SeriesState } from './types.ts';

export type LockKind = SeriesSecret['kind'];

const CHOICES: Readonly<Record<LockKind, (state: SeriesState, side: Side) => HiddenChoice<unknown>>> = {
  shield: (state, side) => state.sides[side].shield,
  ban: (state, side) => state.sides[side].bans,
  pick: (state, side) => state.sides[side].pick,
};

const LEGAL: Readonly<Record<LockKind, (state: SeriesState, side: Side) => readonly number[]>> = {
  shield: legalShields,
  ban: legalBans,
  pick: legalPicks,
};

export function isLocked(state: SeriesState, kind: LockKind, side: Side): boolean {
  return CHOICES[kind](state, side).locked;
}

/** The slots that a side may choose from. */
export function legalChoices(state: SeriesState, kind: LockKind, side: Side): readonly number[] {
  return LEGAL[kind](state, side);
}

export function choiceSize(state: SeriesState, kind: LockKind, side: Side): number {
  return kind === 'ban' ? bansOf(state.settings, side) : 1;
}

/** The game that a hidden choice is for; 0 where it is for the whole series. */
export function secretGame(state: SeriesState, kind: LockKind): number {
  return kind === 'pick' ? nextGameNumber(state) : 0;
}

function emitLock(turn: Turn, kind: LockKind, side: Side, bySystem: boolean): void {
  const lock = { side, by_system: bySystem };
  if (kind === 'shield') turn.emit('shield_locked', lock);
  else if (kind === 'ban') turn.emit('bans_locked', lock);
  else turn.emit('pick_locked', { ...lock, game_number: nextGameNumber(turn.state) });
}

function single(slots: readonly number[]): number {
  const [slot] = slots;
  if (slot === undefined) throw new Error('a locked choice holds no slot');
  return slot;
}

function emitReveal(turn: Turn, kind: LockKind, slots: BySide<readonly number[]>): void {
  if (kind === 'ban') {
    turn.emit('bans_revealed', { slots });
    return;
  }
  const singles = { a: single(slots.a), b: single(slots.b) };
  if (kind === 'shield') {
    turn.emit('shields_revealed', { slots: singles });
    return;
  }
  const game_number = nextGameNumber(turn.state);
  turn.emit('picks_revealed', { game_number, slots: singles });
  turn.emit('game_started', { game_number, a_slot: singles.a, b_slot: singles.b, replay_of: null });
}

/** Locks a legal choice; the second lock of a step reveals both. True when it did. */
export function lockChoice(
  turn: Turn,
  choice: { kind: LockKind; side: Side; slots: readonly number[]; bySystem: boolean },
): boolean {
  const { kind, side, slots, bySystem } = choice;
  const game_number = secretGame(turn.state, kind);
  emitLock(turn, kind, side, bySystem);
  turn.keep({ side, kind, game_number, slots });
  if (!isLocked(turn.state, kind, otherSide(side))) return false;
  const slotsOf = (one: Side) => turn.secretOf({ side: one, kind, game_number });
  emitReveal(turn, kind, { a: slotsOf('a'), b: slotsOf('b') });
  return true;
}
