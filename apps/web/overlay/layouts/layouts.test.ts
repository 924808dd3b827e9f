import type { MatchInfo } from '@pailei/contracts/play/matches/matches.api';
import { expect, test } from 'vitest';
import { buildMatch } from '../../shared/match/match.builder.ts';
import { EMPTY_VIEW, type OverlayView } from '../view.ts';
import { bar } from './bar.ts';
import { full } from './full.ts';
import { lowerThird } from './lower-third.ts';

const info = { id: 'm1', tournament_name: '霜降杯', label: '半决赛', seeds: { a: 1, b: null } } as MatchInfo;

function viewOf(match = buildMatch()): OverlayView {
  return { ...EMPTY_VIEW, match: { info, series: match.state } };
}

test.each([bar, full, lowerThird])('%o is empty until something is known', (layout) => {
  expect(layout(EMPTY_VIEW)).toMatchObject({ shell: { text: '' }, parts: {} });
});

test.each([bar, full, lowerThird])('%o fills every part of its shell', (layout) => {
  const match = buildMatch();
  match.play('a', [0, 0]);
  const { shell, parts } = layout(viewOf(match));
  const slots = [...shell.text.matchAll(/data-part="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(slots)).toEqual(new Set(Object.keys(parts)));
});

test('the bar shows score, phase, seeds, bans and what is left of the decks', () => {
  const match = buildMatch();
  match.play('a', [0, 0]);
  const { parts } = bar(viewOf(match));
  expect(parts['score-a']?.text).toBe('<em>1</em>');
  expect(parts['phase']?.text).toContain('第 2 局');
  expect(parts['a']?.text).toContain('1 号种子');
  expect(parts['b']?.text).not.toContain('号种子');
  expect(parts['bans-a']?.text).toContain('控制战');
  expect(parts['decks-a']?.text).not.toContain('控制战');
  expect(parts['decks-a']?.text).toMatch(/快攻法.*已取胜/s);
});

test('a changed digit rolls, the other one does not', () => {
  const match = buildMatch();
  match.play('a', [0, 0]);
  const { parts } = bar({ ...viewOf(match), before: { a: 0, b: 0 } });
  expect(parts['score-a']?.text).toBe('<em>0</em><em>1</em>');
  expect(parts['score-b']?.text).toBe('<em>0</em>');
});

test('a name cannot bring markup with it', () => {
  const view = viewOf();
  const series = view.match?.series;
  if (!series || !view.match) throw new Error('no match');
  const named = { ...series, sides: { ...series.sides, a: { ...series.sides.a, name: '<img src=x>' } } };
  const { parts } = lowerThird({ ...view, match: { ...view.match, series: named } });
  expect(parts['a']?.text).toContain('&lt;img src=x&gt;');
  expect(parts['a']?.text).not.toContain('<img');
});
