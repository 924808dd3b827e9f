import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../random/seeded.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import { isViolation } from '../../violation/violation.ts';
import type { SeriesActor, SeriesCommandOf } from '../commands.ts';
import { decideSeries } from '../decide/decide.ts';
import type { SeriesOutcome } from '../decide/turn.ts';
import type { SeriesEvent } from '../events.ts';
import { isSeriesOver } from '../series-over.ts';
import { awaitedSides } from '../next-action.ts';
import { legalMove, playRandomSeries, randomSettings } from './series.arbitrary.ts';
import { openTable, type SeriesTable } from './series.table.ts';
import { MAX_FREE_DECKS } from '../settings.ts';

const SEED = fc.integer({ min: 0, max: 0xffff_ffff });

type Choice = SeriesCommandOf<'lock_pick'> | SeriesCommandOf<'lock_bans'> | SeriesCommandOf<'lock_shield'>;

function isChoice(command: { readonly type: string }): command is Choice {
  return ['lock_pick', 'lock_bans', 'lock_shield'].includes(command.type);
}

function withSlot(command: Choice, slot: number): Choice {
  if (command.type !== 'lock_bans') return { ...command, slot };
  return { ...command, slots: command.slots.map((_, index) => (slot + index) % MAX_FREE_DECKS) };
}

/** What each legal choice that could be made instead would lead to. */
function possibleOutcomes(table: SeriesTable, actor: SeriesActor, command: Choice): readonly SeriesOutcome[] {
  const facts = { actor, secrets: table.secrets, draw_key: keysFromNumber(7), now: table.now };
  const slots = Array.from({ length: MAX_FREE_DECKS }, (_, slot) => slot);
  return slots
    .map((slot) => decideSeries(table.state, withSlot(command, slot), facts))
    .filter((outcome): outcome is SeriesOutcome => !isViolation(outcome));
}

function firstChoices(table: SeriesTable, seed: number): readonly (readonly SeriesOutcome[])[] {
  const rng = createRandom(seed);
  const found: (readonly SeriesOutcome[])[] = [];
  while (!isSeriesOver(table.state.status)) {
    const { actor, command } = legalMove(table.state, rng, seed);
    const isFirst = isChoice(command) && awaitedSides(table.state).length === 2;
    if (isFirst) found.push(possibleOutcomes(table, actor, command));
    table.send(actor, command);
  }
  return found;
}

const LOCKS = { shield_locked: 'shield', bans_locked: 'ban', pick_locked: 'pick' } as const;
const REVEALS = { shields_revealed: 'shield', bans_revealed: 'ban', picks_revealed: 'pick' } as const;

/** Sides that had locked when each reveal came. */
function locksAtReveals(events: readonly SeriesEvent[]): readonly number[] {
  const locked = new Map<string, Set<string>>();
  const counts: number[] = [];
  for (const event of events) {
    const { type, payload } = event;
    if (type === 'step_started') locked.set(payload.step, new Set());
    if (type in LOCKS && 'side' in payload) locked.get(LOCKS[type as keyof typeof LOCKS])?.add(payload.side ?? '');
    if (type in REVEALS) counts.push(locked.get(REVEALS[type as keyof typeof REVEALS])?.size ?? 0);
  }
  return counts;
}

describe('a hidden choice', () => {
  test('changes nothing public before the reveal: any other legal choice gives the very same events', () => {
    fc.assert(
      fc.property(SEED, (seed) => {
        const table = openTable(randomSettings(createRandom(seed)), seed);
        for (const outcomes of firstChoices(table, seed)) {
          const [first, ...others] = outcomes.map((outcome) => outcome.events);
          for (const other of others) expect(other).toEqual(first);
          expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome.secrets))).size).toBe(outcomes.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('stands only in the events of a reveal, and only after both sides have locked', () => {
    const revealing = [...Object.keys(REVEALS), 'series_created', 'game_started'];
    fc.assert(
      fc.property(SEED, (seed) => {
        const { events } = playRandomSeries(createRandom(seed), { lateness: 0.25, refereeing: 0.2, quarrel: 0.2 });
        const silent = events.filter((event) => !revealing.includes(event.type));
        expect(JSON.stringify(silent)).not.toMatch(/slots?"/);
        expect(new Set([2, ...locksAtReveals(events)])).toEqual(new Set([2]));
      }),
      { numRuns: 60 },
    );
  });
});
