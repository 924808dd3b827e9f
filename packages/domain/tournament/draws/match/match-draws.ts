import type { SeriesEvent } from '../../../series/events.ts';
import { evolveSeries } from '../../../series/evolve/evolve.ts';
import { initialSeries } from '../../../series/evolve/initial.ts';
import { otherSide } from '../../../series/decide/legal.ts';
import { choiceSize, legalChoices, secretGame, type LockKind } from '../../../series/locks.ts';
import { chooseSlots } from '../../../series/random.ts';
import { SIDES, type Side } from '../../../series/sides.ts';
import type { SeriesState } from '../../../series/types.ts';
import { drawLabels } from '../../../random/draw-labels.ts';
import type { CoveredSince, DrawResult, MatchEvents, RecordedDraw } from '../types.ts';

/**
 * Every choice that the system made in a match for a side whose time had run out, as far as it was revealed. Where only one
 * choice was legal nothing was drawn.
 */
export function matchDraws(events: MatchEvents, since: CoveredSince): RecordedDraw[] {
  const [first, ...later] = events;
  if (first?.type !== 'series_created') throw new Error('a series begins with series_created');
  let state = initialSeries(first.payload);
  const hidden = new Map<string, PendingDraw>();
  const draws: RecordedDraw[] = [];
  for (const event of later) {
    forgetRestarted(hidden, event);
    const lock = systemLock(event);
    const pending = lock && pendingDraw(state, lock);
    if (pending) hidden.set(keyOf(pending), pending);
    draws.push(...revealedBy(event, hidden).map((draw) => recorded(draw, since)));
    state = evolveSeries(state, event);
  }
  return draws;
}

type Lock = { kind: LockKind; side: Side; at: string };
type PendingDraw = Lock & { state: SeriesState; legal: readonly number[]; size: number };
type RevealedDraw = PendingDraw & { slots: readonly number[] };

const keyOf = ({ kind, side }: { kind: LockKind; side: Side }) => `${kind} ${side}`;

/** A step that begins again takes back what had been locked in it. */
function forgetRestarted(hidden: Map<string, PendingDraw>, event: SeriesEvent): void {
  if (event.type !== 'step_started') return;
  for (const side of SIDES) hidden.delete(keyOf({ kind: event.payload.step, side }));
}

const KIND_OF_LOCK = { shield_locked: 'shield', bans_locked: 'ban', pick_locked: 'pick' } as const;

function systemLock(event: SeriesEvent): Lock | null {
  if (event.type !== 'shield_locked' && event.type !== 'bans_locked' && event.type !== 'pick_locked') return null;
  const { by_system, side, at } = event.payload;
  return by_system ? { kind: KIND_OF_LOCK[event.type], side, at } : null;
}

function pendingDraw(state: SeriesState, lock: Lock): PendingDraw | null {
  const legal = legalChoices(state, lock.kind, lock.side);
  const size = choiceSize(state, lock.kind, lock.side);
  return size > 0 && legal.length > size ? { ...lock, state, legal, size } : null;
}

const KIND_OF_REVEAL = { shields_revealed: 'shield', bans_revealed: 'ban', picks_revealed: 'pick' } as const;

function revealedBy(event: SeriesEvent, hidden: ReadonlyMap<string, PendingDraw>): RevealedDraw[] {
  if (event.type !== 'shields_revealed' && event.type !== 'bans_revealed' && event.type !== 'picks_revealed') return [];
  const kind = KIND_OF_REVEAL[event.type];
  const { slots } = event.payload;
  return SIDES.flatMap((side) => {
    const pending = hidden.get(keyOf({ kind, side }));
    return pending ? [{ ...pending, slots: [slots[side]].flat() }] : [];
  });
}

function recorded({ state, kind, side, at, legal, size, slots }: RevealedDraw, since: CoveredSince): RecordedDraw {
  const game_number = secretGame(state, kind);
  return {
    label: drawLabels.choice({ match: state.series_id, kind, side, game: game_number }),
    subject: {
      kind: 'choice',
      match_id: state.series_id,
      step: kind,
      side,
      participant_id: state.sides[side].participant_id,
      game_number,
      decks: state.sides[kind === 'ban' ? otherSide(side) : side].decks,
    },
    at,
    result: asResult(slots),
    is_covered: since.version === 0 || at >= since.at,
    redraw: (key) => asResult(chooseSlots(legal, size, key)),
  };
}

const asResult = (slots: readonly number[]): DrawResult => slots.map((slot) => [String(slot)]);
