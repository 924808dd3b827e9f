import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXTURE_SECTIONS } from '../tournament/stages/position.ts';
import { chooseFeatured, RESULT_SHOWN_MS, type StageCandidate } from './choose-featured.ts';
import { importanceOf } from './importance.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const ago = (ms: number) => new Date(Date.parse(NOW) - ms).toISOString();

const LIVE: Omit<StageCandidate, 'match_id'> = {
  chosen_by: null,
  is_live: true,
  is_void: false,
  is_final_after_end: false,
  ended_at: null,
  is_shown: false,
  is_demo: false,
  is_deciding: false,
  section: 'main',
  round: 1,
  round_count: 5,
  stage: 0,
  table: 1,
};
const match = (match_id: string, facts: Partial<StageCandidate> = {}): StageCandidate => ({
  match_id,
  ...LIVE,
  ...facts,
});
const over = (facts: Partial<StageCandidate> = {}) => ({ is_live: false, ended_at: ago(60_000), ...facts });
const bestOf = (...candidates: StageCandidate[]) => chooseFeatured(candidates, NOW)?.match_id;

const FINAL = { section: 'final', stage: 1, round: 3, round_count: 3 } as const;
const SEMIFINAL = { section: 'winners', stage: 1, round: 2, round_count: 3 } as const;
const THIRD = { section: 'third_place', stage: 1, round: 3, round_count: 3 } as const;
const ROUND = { section: 'winners', stage: 1, round: 1, round_count: 3 } as const;

describe('among live matches', () => {
  test('the final comes before a semifinal, that before the third place, that before any round', () => {
    const inOrder = [match('d', FINAL), match('c', SEMIFINAL), match('b', THIRD), match('a', ROUND)];
    inOrder.forEach((_, first) => expect(bestOf(...inOrder.slice(first).toReversed())).toBe(inOrder[first]?.match_id));
  });

  test('the last round but one of a stage without a bracket decides no more than any other', () => {
    expect(importanceOf(match('m', { section: 'main', round: 4, round_count: 5 }))).toBe(0);
  });

  test('the final takes the stage from the match for the third place that stands there', () => {
    expect(bestOf(match('third', { ...THIRD, is_shown: true }), match('final', FINAL))).toBe('final');
  });

  test('the board that can end a battle takes the stage from another one, and leaves it to a semifinal', () => {
    const board = { section: null, round: 1, round_count: 1 } as const;
    const shown = match('other', { ...board, is_shown: true });
    const deciding = match('deciding', { ...board, table: 3, is_deciding: true });
    expect(bestOf(shown, deciding)).toBe('deciding');
    expect(bestOf(deciding, match('semifinal', SEMIFINAL))).toBe('semifinal');
  });

  test('a real event comes before the final of a demo', () => {
    expect(bestOf(match('demo', { ...FINAL, is_demo: true }), match('real'))).toBe('real');
  });

  test('what stands there stays beside equals', () => {
    expect(bestOf(match('a', { round: 3 }), match('b', { is_shown: true }))).toBe('b');
  });
});

describe('a finished match', () => {
  test('stays until its result was seen, then gives way to any live one', () => {
    const shown = (ms: number) => match('over', { ...FINAL, ...over({ ended_at: ago(ms), is_shown: true }) });
    expect(bestOf(shown(RESULT_SHOWN_MS - 1), match('live'))).toBe('over');
    expect(bestOf(shown(RESULT_SHOWN_MS), match('live', { is_demo: true }))).toBe('live');
  });

  test('never comes to the stage, also when a referee features it', () => {
    expect(bestOf(match('over', over()), match('live'))).toBe('live');
    expect(bestOf(match('over', over({ chosen_by: 'referee', ended_at: ago(1) })), match('live'))).toBe('live');
  });

  test('stays where nothing is live', () => {
    expect(bestOf(match('over', over({ is_shown: true })))).toBeUndefined();
  });
});

describe('a match that was withdrawn or cancelled', () => {
  const gone = { is_live: false, is_void: true } as const;

  test('leaves the stage empty where nothing else is live', () => {
    expect(chooseFeatured([match('gone', { ...gone, is_shown: true })], NOW)).toBeNull();
    expect(chooseFeatured([match('gone', { ...gone, ended_at: ago(1), is_shown: true })], NOW)).toBeNull();
  });

  test('is not on the stage beside a live one, also when the casters chose it', () => {
    expect(bestOf(match('gone', { ...gone, chosen_by: 'casters', is_shown: true }), match('live'))).toBe('live');
    expect(bestOf(match('gone', { ...gone, ended_at: ago(1), is_shown: true }), match('live'))).toBe('live');
  });
});

describe('after the end of an event', () => {
  const ended = over({ is_final_after_end: true });

  test('its final is shown once the result of the last match was seen', () => {
    const third = (ms: number) => match('third', { ...THIRD, ...over({ ended_at: ago(ms), is_shown: true }) });
    const final = match('final', { ...FINAL, ...ended });
    expect(bestOf(third(RESULT_SHOWN_MS - 1), final)).toBe('third');
    expect(bestOf(third(RESULT_SHOWN_MS), final)).toBe('final');
  });

  test('its final gives way to a live match', () => {
    expect(bestOf(match('final', { ...FINAL, ...ended, is_shown: true }), match('live'))).toBe('live');
  });

  test('of two matches of a final the second is shown', () => {
    const [first, second] = [
      match('first', { ...FINAL, ...ended, is_shown: true }),
      match('second', { ...FINAL, ...ended, round: 4 }),
    ];
    expect(bestOf(first, second)).toBe('second');
  });
});

describe('what was chosen', () => {
  test('beats the final', () => {
    expect(bestOf(match('final', FINAL), match('chosen', { chosen_by: 'referee' }))).toBe('chosen');
  });

  test('by the referee of a demo beats the final of a demo, and nothing that is real', () => {
    const chosen = match('chosen', { chosen_by: 'referee', is_demo: true });
    expect(bestOf(match('final', { ...FINAL, is_demo: true }), chosen)).toBe('chosen');
    expect(bestOf(match('real'), chosen)).toBe('real');
  });

  test('by the casters beats what a referee features, live or not', () => {
    const casters = match('casters', { chosen_by: 'casters', is_live: false });
    expect(bestOf(match('referee', { ...FINAL, chosen_by: 'referee', is_shown: true }), casters)).toBe('casters');
  });

  test('comes up also while a result is being read', () => {
    const result = match('over', over({ ended_at: ago(1), is_shown: true }));
    expect(bestOf(result, match('chosen', { chosen_by: 'referee' }))).toBe('chosen');
  });

  test('last stays beside what another event features', () => {
    const shown = match('b', { chosen_by: 'referee', is_shown: true });
    expect(bestOf(match('a', { ...FINAL, chosen_by: 'referee' }), shown)).toBe('b');
  });
});

const candidate: fc.Arbitrary<Omit<StageCandidate, 'match_id' | 'is_shown'>> = fc
  .record({
    chosen_by: fc.constantFrom(null, null, 'casters' as const, 'referee' as const),
    is_live: fc.boolean(),
    is_void: fc.boolean(),
    is_final_after_end: fc.boolean(),
    endedMs: fc.integer({ min: 0, max: 2 * RESULT_SHOWN_MS }),
    is_demo: fc.boolean(),
    is_deciding: fc.boolean(),
    section: fc.constantFrom(...FIXTURE_SECTIONS, null),
    round: fc.integer({ min: 1, max: 3 }),
    round_count: fc.constant(3),
    stage: fc.integer({ min: 0, max: 1 }),
    table: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ endedMs, ...facts }) => ({
    ...facts,
    is_void: facts.is_void && !facts.is_live,
    is_final_after_end: facts.is_final_after_end && !facts.is_live,
    ended_at: facts.is_live ? null : ago(endedMs),
  }));

/** At most one is on the stage. */
const candidates = fc
  .tuple(fc.array(candidate, { maxLength: 12 }), fc.nat(15))
  .map(([list, shown]): StageCandidate[] =>
    list.map((facts, index) => ({ ...facts, match_id: `m${index}`, is_shown: index === shown })),
  );

describe('whatever the candidates are', () => {
  test('their order does not matter', () => {
    fc.assert(
      fc.property(
        candidates.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          expect(chooseFeatured(shuffled, NOW)).toEqual(chooseFeatured(list, NOW));
        },
      ),
    );
  });

  test('what was chosen is what would be chosen again: the stage never goes back and forth', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const best = chooseFeatured(list, NOW);
        if (!best) return;
        const next = list.map((one) => ({ ...one, is_shown: one.match_id === best.match_id }));
        expect(chooseFeatured(next, NOW)?.match_id).toBe(best.match_id);
      }),
    );
  });

  test('without a choice the stage is empty only while nothing is live, and no live match that could stand there decides more', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const plain = list.map((one) => ({ ...one, chosen_by: null, is_shown: false, is_final_after_end: false }));
        const best = chooseFeatured(plain, NOW);
        const live = plain.filter(({ is_live }) => is_live);
        expect(best === undefined).toBe(live.length === 0);
        if (!best) return;
        const rivals = live.filter(({ is_demo }) => is_demo === live.every((one) => one.is_demo));
        expect(importanceOf(best)).toBe(Math.max(...rivals.map(importanceOf)));
      }),
    );
  });

  test('what was withdrawn or cancelled is never shown', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        expect(chooseFeatured(list, NOW)?.is_void ?? false).toBe(false);
        const isGone = list.some(({ is_shown, is_void }) => is_shown && is_void);
        expect(isGone && chooseFeatured(list, NOW) === undefined).toBe(false);
      }),
    );
  });

  test('a choice that may be shown is never passed over', () => {
    fc.assert(
      fc.property(candidates, (list) => {
        const isByCasters = list.some(({ chosen_by, is_void }) => chosen_by === 'casters' && !is_void);
        const isByReferee = list.some(
          ({ chosen_by, is_live, is_demo }) => chosen_by === 'referee' && is_live && !is_demo,
        );
        fc.pre(isByCasters || isByReferee);
        expect(chooseFeatured(list, NOW)?.chosen_by).toBe(isByCasters ? 'casters' : 'referee');
      }),
    );
  });
});
