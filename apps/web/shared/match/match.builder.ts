import type { HeroClass } from '@pailei/domain/decks/deck-rules';
import { drawKey } from '@pailei/domain/random/draw-key';
import { createSeries } from '@pailei/domain/series/create';
import { decideSeries } from '@pailei/domain/series/decide/decide';
import { DEFAULT_SERIES_TIMERS } from '@pailei/domain/series/settings';
import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesActor, SeriesCommand, SeriesSecret } from '@pailei/domain/series/commands';
import type { SeriesEvent, SeriesParticipant } from '@pailei/domain/series/events';
import type { SeriesState } from '@pailei/domain/series/types';
import { type Side, SIDES } from '@pailei/domain/series/sides';
import { isViolation } from '@pailei/domain/violation/violation';

export const REFEREE: SeriesActor = { kind: 'referee', user_id: 'r', name: '桥洞底下' };
const SYSTEM: SeriesActor = { kind: 'system' };
const KEY = drawKey('01'.repeat(32));
const START = Date.parse('2026-03-01T12:00:00.000Z');

const DECKS = {
  a: ['快攻法', '奇迹贼', '星辰德', '控制战'],
  b: ['自残术', '慢速牧', '面子猎', '血魔死骑'],
} as const;
const CLASSES: Readonly<Record<Side, readonly HeroClass[]>> = {
  a: ['mage', 'rogue', 'druid', 'warrior'],
  b: ['warlock', 'priest', 'hunter', 'dk'],
};

/** A BO5 conquest match in memory, played with the real engine; the clock moves a minute with every command. */
export type BuiltMatch = {
  readonly state: SeriesState;
  readonly events: readonly SeriesEvent[];
  send(actor: SeriesActor, command: SeriesCommand): void;
  /** Picks what is to be picked and lets both report this winner. */
  play(winner: Side, slots: readonly [number, number]): void;
  /** Starts the game with these decks. */
  pick(slots: readonly [number, number]): void;
};

export const sideActor = (side: Side): SeriesActor => ({ kind: 'side', side });

/** A match whose bans are done: a has lost 控制战, b has lost 血魔死骑. */
export function buildMatch(): BuiltMatch {
  const match = openMatch();
  match.send(SYSTEM, { type: 'open_check_in' });
  for (const side of SIDES) match.send(sideActor(side), { type: 'ready' });
  for (const side of SIDES) match.send(sideActor(side), { type: 'lock_bans', slots: [3] });
  return match;
}

export function openMatch(): BuiltMatch {
  let now = START;
  const created = createSeries(
    {
      series_id: 's1',
      settings: { format: 'conquest', best_of: 5, bans: 1, shield: false, timers: DEFAULT_SERIES_TIMERS },
      sides: { a: participant('a', '北风不渡'), b: participant('b', '墨染青衫') },
    },
    new Date(now).toISOString(),
  );
  if (isViolation(created)) throw new Error(created.violation);
  const events: SeriesEvent[] = [created];
  let state = foldSeries(events);
  let secrets: readonly SeriesSecret[] = [];

  function send(actor: SeriesActor, command: SeriesCommand): void {
    now += 60_000;
    const outcome = decideSeries(state, command, {
      now: new Date(now).toISOString(),
      actor,
      secrets,
      draw_key: () => KEY,
    });
    if (isViolation(outcome)) throw new Error(`${command.type}: ${outcome.violation}`);
    secrets = [...secrets, ...outcome.secrets];
    events.push(...outcome.events);
    state = outcome.events.reduce(evolveSeries, state);
  }

  function pick(slots: readonly [number, number]): void {
    const game_number = state.games.length + 1;
    for (const [index, side] of SIDES.entries()) {
      const isOpen = state.step === 'pick' && !state.sides[side].pick.locked;
      if (isOpen) send(sideActor(side), { type: 'lock_pick', game_number, slot: slots[index] ?? 0 });
    }
  }

  return {
    get state() {
      return state;
    },
    events,
    send,
    pick,
    play(winner, slots) {
      pick(slots);
      const game_number = state.games.length;
      for (const side of SIDES) send(sideActor(side), { type: 'report', game_number, result: winner });
    },
  };
}

function participant(side: Side, name: string): SeriesParticipant {
  const decks = DECKS[side].map((deck, slot) => ({ slot, name: deck, class: CLASSES[side][slot] ?? 'neutral' }));
  return { participant_id: side, name, decks };
}
