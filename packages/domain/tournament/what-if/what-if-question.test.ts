import { describe, expect, test } from 'vitest';
import { whatIf } from '../standings/what-if/what-if.ts';
import { standingsTables } from '../standings-tables.ts';
import { advance, cut, groups, playOpen, running } from '../testing/running.arbitrary.ts';
import { openMatches, type Driver } from '../testing/tournament.arbitrary.ts';
import { possibleScores } from '../teams/possible-scores.ts';
import type { TeamEventSettings } from '../teams/team-settings.ts';
import { whatIfQuestion } from './what-if-question.ts';

const askGroup = ({ state }: Driver, places = 2, focus: string | null = null) => {
  const [table] = standingsTables(state, 0);
  return table ? whatIfQuestion(state, 0, table, { places, focus }) : null;
};

describe('what is left of a group', () => {
  test('is asked from its first round on: its fixtures are known', () => {
    const driver = running(4, [groups(), cut(2)]);
    expect(
      askGroup(driver)
        ?.open.map(({ a, b }) => [a, b].toSorted().join('-'))
        .toSorted(),
    ).toEqual(['p1-p2', 'p1-p3', 'p1-p4', 'p2-p3', 'p2-p4', 'p3-p4']);
  });

  test('says of each entrant what winning and losing all their matches brings', () => {
    const driver = running(4, [groups(), cut(2)]);
    playOpen(driver, ({ a }) => (a === 'p1' || a === 'p3' ? 'a' : 'b'));
    advance(driver, true);
    const found = whatIf(askGroup(driver)!);
    expect(found.method).toBe('exhaustive');
    const p1 = found.verdicts['p1']!;
    expect(p1).toMatchObject({ verdict: 'open', own_open: 2 });
    expect(p1.by_result!.win).toEqual({ through: p1.by_result!.win.of, of: p1.by_result!.win.of });
  });

  test('leaves a tie open that is played off, and settles it where the lot decides', () => {
    const beats: Record<string, string> = { p2: 'p3', p3: 'p4', p4: 'p2' };
    const ring: Parameters<typeof playOpen>[1] = ({ a, b }) =>
      a === 'p1' || b === 'p1' ? (a === 'p1' ? 'a' : 'b') : beats[a] === b ? 'a' : 'b';
    const lastRound = (tie_at_cut: 'decider' | 'lot') => {
      const driver = running(4, [groups({ tie_at_cut, best_of: 1 }), cut(2)]);
      for (let round = 1; round <= 2; round++) {
        playOpen(driver, ring);
        advance(driver, true);
      }
      return whatIf(askGroup(driver)!);
    };
    const [played, drawn] = [lastRound('decider'), lastRound('lot')];
    expect(Object.values(played.verdicts).some(({ all }) => (all.tied ?? 0) > 0)).toBe(true);
    expect(Object.values(drawn.verdicts).every(({ all }) => all.tied === undefined)).toBe(true);
    const { win, loss } = played.verdicts['p1']!.by_result!;
    expect([win.through === win.of, loss.tied]).toEqual([true, 1]);
  });

  test('is not asked while a tie is played off: a decider is no figure of the table', () => {
    const beats: Record<string, string> = { p2: 'p3', p3: 'p4', p4: 'p2' };
    const driver = running(4, [groups(), cut(2)]);
    for (let round = 1; round <= 3; round++) {
      playOpen(driver, ({ a, b }) =>
        a === 'p1' || b === 'p1' ? (a === 'p1' ? 'a' : 'b') : beats[a] === b ? 'a' : 'b',
      );
      advance(driver, true);
    }
    expect(openMatches(driver.state).map(({ node }) => node)).toEqual(['g1-d1-1']);
    expect(askGroup(driver)).toBeNull();
  });
});

const TEAM = {
  battle: { code: 'boards', size: 3, decided: 'majority', tie: 'ace' },
  points: { game: 1, board: 1, battle: 3, tie: 1 },
} as TeamEventSettings;

test('a battle may end with every split of its boards, between the fewest and the most games of either side', () => {
  const scores = possibleScores({ team: TEAM }, 3)!;
  const ofA = scores
    .filter(({ result }) => result === 'a')
    .map(({ wins_a, wins_b, battle }) => [
      wins_a,
      wins_b,
      battle!.a.boards,
      battle!.b.boards,
      battle!.a.points,
      battle!.b.points,
    ]);
  expect(ofA).toEqual([
    [4, 0, 2, 0, 9, 0],
    [4, 2, 2, 0, 9, 2],
    [4, 2, 2, 1, 9, 3],
    [4, 4, 2, 1, 9, 5],
    [5, 2, 2, 1, 10, 3],
    [5, 4, 2, 1, 10, 5],
  ]);
  expect(possibleScores({}, 3)).toBeUndefined();
});
