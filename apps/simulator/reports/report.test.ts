import { expect, test } from 'vitest';
import { comparisonReport, counted, faultReport, joinReports, textReport } from './report.ts';
import { seasonReport } from './season-report.ts';

test('a run is right when nothing differs and nothing is wrong', () => {
  const right = joinReports(textReport('played'), faultReport([]), comparisonReport([{ topic: 'a', isEqual: true }]));
  expect(right).toEqual({ lines: ['played', '1 of 1 spectators equal the server'], isRight: true });
  const wrong = joinReports(textReport('played'), faultReport([]), comparisonReport([{ topic: 'a', isEqual: false }]));
  expect(wrong.isRight).toBe(false);
  expect(wrong.lines).toContain('DIFFERENT: a');
  expect(faultReport(['a battle hangs'])).toEqual({ lines: ['WRONG: a battle hangs'], isRight: false });
});

test('one is said as one', () => {
  expect([counted(1, 'battle'), counted(2, 'battle')]).toEqual(['1 battle', '2 battles']);
});

test('a season says who won what, and every fault', () => {
  const { lines, isRight } = seasonReport({
    number: 7,
    events: [],
    champions: { account: '一', team: null },
    rows: { account: 16, team: 4 },
    paid: 900,
    comparisons: [],
    faults: ['event x is not counted'],
  });
  expect(lines.join('\n')).toContain(
    'S7: 0 events, 16 players, 4 teams; champions 一 and no team; prizes of 900 points',
  );
  expect(lines).toContain('WRONG: event x is not counted');
  expect(isRight).toBe(false);
});
