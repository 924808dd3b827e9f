import { expect, test } from 'vitest';
import { parseOverlayParams } from './params.ts';

test('without anything it follows the featured match as a bar', () => {
  expect(parseOverlayParams('')).toEqual({
    source: { kind: 'featured' },
    layout: 'bar',
    theme: 'dark',
    scale: null,
    delay: 0,
  });
});

test('a match comes before a tournament', () => {
  expect(parseOverlayParams('?match=m1&tournament=t1').source).toEqual({ kind: 'match', match: 'm1' });
});

test('a tournament with or without a table', () => {
  expect(parseOverlayParams('?tournament=t1&table=3').source).toEqual({
    kind: 'tournament',
    tournament: 't1',
    table: 3,
  });
  expect(parseOverlayParams('?tournament=t1').source).toEqual({ kind: 'tournament', tournament: 't1', table: null });
  expect(parseOverlayParams('?tournament=t1&table=1.5').source).toEqual({
    kind: 'tournament',
    tournament: 't1',
    table: null,
  });
});

test('a match comes before a battle, a battle before a team, a team before a tournament', () => {
  const source = (search: string) => parseOverlayParams(search).source;
  expect(source('?match=m1&battle=b1')).toEqual({ kind: 'match', match: 'm1' });
  expect(source('?battle=b1&team=x&board=3')).toEqual({ kind: 'battle', battle: 'b1', board: 3 });
  expect(source('?team=x&tournament=t1&board=1.5')).toEqual({ kind: 'team', team: 'x', board: null });
});

test('an id that no topic could have counts as none', () => {
  expect(parseOverlayParams('?match=a:b').source).toEqual({ kind: 'featured' });
  expect(parseOverlayParams(`?match=${'x'.repeat(65)}`).source).toEqual({ kind: 'featured' });
});

test('what makes no sense falls back to the default', () => {
  const params = parseOverlayParams('?layout=huge&theme=pink&scale=x&delay=-5');
  expect(params).toMatchObject({ layout: 'bar', theme: 'dark', scale: null, delay: 0 });
});

test('numbers are brought into their range', () => {
  expect(parseOverlayParams('?scale=99&delay=99999')).toMatchObject({ scale: 4, delay: 3_600 });
  expect(parseOverlayParams('?scale=0.5&delay=30.9&layout=lower-third&theme=light')).toMatchObject({
    scale: 0.5,
    delay: 30,
    layout: 'lower-third',
    theme: 'light',
  });
});

test('a season has one layout, of the table of players or of teams', () => {
  expect(parseOverlayParams('?season=5')).toMatchObject({
    source: { kind: 'season', season: 5, table: 'account' },
    layout: 'season',
  });
  expect(parseOverlayParams('?season=5&table=team&layout=bar')).toMatchObject({
    source: { kind: 'season', season: 5, table: 'team' },
    layout: 'season',
  });
  for (const search of ['?season=1.5', '?season=', '?season=x'])
    expect(parseOverlayParams(search).source).toEqual({ kind: 'featured' });
  expect(parseOverlayParams('?season=5&tournament=t1').source).toMatchObject({ kind: 'tournament' });
});
