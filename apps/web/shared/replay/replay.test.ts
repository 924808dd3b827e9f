import { evolveSeries } from '@pailei/domain/series/evolve/evolve';
import { foldSeries } from '@pailei/domain/series/evolve/fold';
import type { SeriesEvent } from '@pailei/domain/series/events';
import { describe, expect, test } from 'vitest';
import { buildMatch } from '../match/match.builder.ts';
import { clampPosition, moveTo, replayKey, replaySteps, waitForNextMs } from './replay.ts';

const match = buildMatch();
match.play('a', [0, 0]);
const SERIES = { fold: foldSeries, evolve: evolveSeries };
const steps = replaySteps(match.events, SERIES);

describe('steps', () => {
  test('each step is the fold of all events up to it', () => {
    steps.forEach(({ state }, index) => expect(state).toEqual(foldSeries(match.events.slice(0, index + 1))));
    expect(steps.at(-1)?.state).toEqual(match.state);
  });

  test('no events, no steps', () => {
    expect(replaySteps([], SERIES)).toEqual([]);
  });

  test('the record ends before an event that this page does not know', () => {
    const later = { type: 'of_a_later_version', payload: { at: '2026-11-20T12:00:00.000Z' } } as unknown as SeriesEvent;
    expect(replaySteps([...match.events.slice(0, 3), later, ...match.events.slice(3)], SERIES)).toEqual(
      steps.slice(0, 3),
    );
  });
});

describe('moving', () => {
  test('stays within the record', () => {
    expect([clampPosition(-3, 10), clampPosition(4, 10), clampPosition(99, 10), clampPosition(0, 0)]).toEqual([
      0, 4, 9, 0,
    ]);
  });

  test('a step back from live is the one before the last', () => {
    expect(moveTo('back', null, 10)).toBe(8);
    expect(moveTo('back', 0, 10)).toBe(0);
  });

  test('a step forward ends at the last one, and live stays live', () => {
    expect([moveTo('forward', 8, 10), moveTo('forward', 9, 10), moveTo('forward', null, 10)]).toEqual([9, 9, null]);
  });

  test('the space bar and Esc have their meaning, other keys none', () => {
    expect([' ', 'Escape', 'ArrowLeft', 'toString'].map(replayKey)).toEqual(['toggle', 'live', undefined, undefined]);
  });
});

describe('playing', () => {
  test('waits as long as the table did, at most six seconds, divided by the speed', () => {
    expect(waitForNextMs(steps, 0, 1)).toBe(6_000);
    expect(waitForNextMs(steps, 0, 4)).toBe(1_500);
  });

  test('what happened at once follows after a blink', () => {
    const together = steps.findIndex((step, index) => steps[index + 1]?.atMs === step.atMs);
    expect(waitForNextMs(steps, together, 16)).toBe(120);
  });

  test('there is nothing after the last step', () => {
    expect(waitForNextMs(steps, steps.length - 1, 1)).toBeNull();
  });
});
