import { expect, test } from 'vitest';

import {
  OVERLAY_LAYOUTS,
  overlayPath,
  type OverlaySubject,
} from '../features/play/battles/overlay/overlay-addresses.ts';
import { LAYOUT_SUBJECTS, parseOverlayParams } from './params.ts';

const read = (subject: OverlaySubject, layout: string) =>
  parseOverlayParams(new URL(overlayPath(subject, layout), 'http://site').search);

test('the overlay understands every address that is offered', () => {
  for (const { layout } of OVERLAY_LAYOUTS) {
    expect(read({ kind: 'battle', id: 'b1' }, layout)).toMatchObject({
      layout,
      source: { kind: 'battle', battle: 'b1', board: null },
    });
  }
  expect(read({ kind: 'board', id: 'b1', board: 3 }, 'bar').source).toEqual({ kind: 'battle', battle: 'b1', board: 3 });
  expect(read({ kind: 'team', id: 't1' }, 'ring').source).toEqual({ kind: 'team', team: 't1', board: null });
});

test('every layout of a match or a battle is offered, and none of an event or a season', () => {
  const fitting = Object.entries(LAYOUT_SUBJECTS).filter(([, subject]) => subject === 'match' || subject === 'battle');
  expect(OVERLAY_LAYOUTS.map(({ layout }) => layout).toSorted()).toEqual(fitting.map(([layout]) => layout).toSorted());
});
