import { describe, expect, test } from 'vitest';
import { advance, double, matchOf, playOpen, playToEnd, places, running } from '../../testing/running.arbitrary.ts';
import { finishCommand, openMatches } from '../../testing/tournament.arbitrary.ts';
import { lineupSize, seriesSettingsFor } from '../../settings.ts';
import { positionOf } from '../place-of.ts';
import { matchesOf } from '../stage-rounds.ts';

type Driver = ReturnType<typeof running>;
const nodesOf = ({ state }: Driver) => matchesOf(state.stages[0]!).map(({ node }) => node);
const openNodes = ({ state }: Driver) => openMatches(state).map(({ node }) => node);

/** Plays until this node is open; the lower number wins. */
function playTo(driver: Driver, node: string): void {
  for (let step = 0; step < 50 && !openNodes(driver).includes(node); step++) {
    playOpen(driver);
    advance(driver);
  }
}

describe('a double elimination', () => {
  test('opens each match as soon as it is known who meets', () => {
    const driver = running(4, [double()]);
    expect(openNodes(driver)).toEqual(['w1-1', 'w1-2']);
    playOpen(driver);
    advance(driver);
    expect(openNodes(driver)).toEqual(['w2-1', 'l1-1']);
    playTo(driver, 'final');
    expect(openNodes(driver)).toEqual(['final']);
    expect(matchOf(driver, 'p1', 'p2')).toMatchObject({ best_of: 3 });
    expect(openMatches(driver.state)).toMatchObject([{ a: 'p1', b: 'p2', best_of: 5, round: 4 }]);
    playToEnd(driver);
    expect(places(driver)).toEqual(['p1 1-1', 'p2 2-2', 'p3 3-3', 'p4 4-4']);
  });

  test('plays the second match of the final only where the losers’ side wins the first', () => {
    const driver = running(4, [double()]);
    playTo(driver, 'final');
    playOpen(driver, () => 'b');
    advance(driver);
    expect(openNodes(driver)).toEqual(['reset']);
    const [reset] = openMatches(driver.state);
    expect(positionOf(driver.state, reset!)).toMatchObject({ section: 'final', round: 5, number: 1, leg: 2 });
    expect(reset).toMatchObject({ best_of: 5, a: 'p1', b: 'p2' });
    playOpen(driver, () => 'b');
    advance(driver);
    expect(places(driver).slice(0, 2)).toEqual(['p2 1-1', 'p1 2-2']);
  });

  test('ends with one match where the event plays no second', () => {
    for (const mode of ['single', 'game_lead', 'extra_ban'] as const) {
      const driver = running(4, [double(mode)]);
      playTo(driver, 'final');
      playOpen(driver, () => 'b');
      advance(driver);
      expect([nodesOf(driver).includes('reset'), driver.state.status]).toEqual([false, 'finished']);
      expect(places(driver)[0]).toBe('p2 1-1');
    }
  });

  test('gives the winners’ side of the final what the event says, and no other match anything', () => {
    const series = (mode: Parameters<typeof double>[0], isFinal: boolean) =>
      seriesSettingsFor(running(2, [double(mode)]).state.settings, 0, isFinal).advantage;
    expect(series('game_lead', true)).toEqual({ kind: 'game_lead', side: 'a' });
    expect(series('extra_ban', true)).toEqual({ kind: 'extra_ban', side: 'a' });
    expect([series('extra_ban', false), series('reset', true), series('single', true)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { settings } = running(2, [double('extra_ban')]).state;
    expect(lineupSize(settings)).toBe(lineupSize(running(2, [double('single')]).state.settings) + 1);
  });

  test('lets the next opponent through where both have left, also in the losers’ final', () => {
    const driver = running(4, [double()]);
    playTo(driver, 'l2-1');
    const { a, b } = openMatches(driver.state).find(({ node }) => node === 'l2-1')!;
    for (const participant_id of [a, b]) driver.run({ type: 'disqualify', participant_id, reason: '代打' });
    for (const match of openMatches(driver.state)) driver.run(finishCommand(match, 'double_loss'));
    while (advance(driver) === null) continue;
    expect(driver.state.status).toBe('finished');
    expect(places(driver)).toEqual(['p1 1-1', 'p4 2-2']);
  });

  test('has no champion where nobody comes to the final', () => {
    const driver = running(4, [double()]);
    playTo(driver, 'final');
    playOpen(driver, () => 'double_loss');
    while (advance(driver) === null) continue;
    expect(places(driver)).toEqual(['p1 1-2', 'p2 1-2', 'p3 3-3', 'p4 4-4']);
  });

  test('of two is played, and of one never begins', () => {
    const driver = running(2, [double('single')]);
    playToEnd(driver);
    expect(places(driver)).toEqual(['p1 1-1', 'p2 2-2']);
    expect(nodesOf(driver)).toEqual(['w1-1', 'final']);
  });
});
