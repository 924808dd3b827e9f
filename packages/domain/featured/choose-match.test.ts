import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchSummary } from '../tournament/stages/stage-base.ts';
import type { TournamentState } from '../tournament/types.ts';
import { advance, cut, double, playOpen, playToEnd, running, swiss } from '../tournament/testing/running.arbitrary.ts';
import { finishCommand, openMatches, type Driver } from '../tournament/testing/tournament.arbitrary.ts';
import { positionOf } from '../tournament/stages/place-of.ts';
import { allMatches, chooseMatch, NO_CHOICE } from './choose-match.ts';

const shownOf = ({ state }: Pick<Driver, 'state'>, shown: string | null = null) =>
  allMatches(state).find(({ match_id }) => match_id === chooseMatch(state, NO_CHOICE, shown));
const sectionOf = (state: TournamentState, match: MatchSummary | undefined) =>
  match && positionOf(state, match).section;
const changed = (state: TournamentState, change: (match: MatchSummary) => Partial<MatchSummary>): TournamentState => ({
  ...state,
  stages: state.stages.map((stage) => ({
    ...stage,
    rounds: stage.rounds.map((round) => ({
      ...round,
      matches: round.matches.map((match) => ({ ...match, ...change(match) })),
    })),
  })) as TournamentState['stages'],
});

/** The semifinals are over: the final and the match for the third place are open. */
function lastDay() {
  const driver = running(4, [cut(null, true)]);
  playOpen(driver);
  advance(driver);
  const open = openMatches(driver.state);
  const find = (section: string) => open.find((match) => sectionOf(driver.state, match) === section) as MatchSummary;
  return { driver, final: find('final'), third: find('third_place') };
}

describe('after the end of an event', () => {
  test('its final is shown, also where the match for the third place ended or was corrected last', () => {
    const { driver, final, third } = lastDay();
    driver.run(finishCommand(final, 'a'));
    driver.run(finishCommand(third, 'a'));
    advance(driver);
    expect(driver.state.status).toBe('finished');
    const corrected = changed(driver.state, ({ match_id }) =>
      match_id === third.match_id ? { updated_at: '2099-01-01T00:00:00.000Z' } : {},
    );
    expect([null, third.match_id].map((shown) => shownOf({ state: corrected }, shown)?.match_id)).toEqual([
      final.match_id,
      final.match_id,
    ]);
  });

  test('a final is shown of each type of bracket, else a match of the last round', () => {
    for (const stage of [cut(null), double(), double('single')]) {
      const driver = running(5, [swiss(2), stage]);
      playToEnd(driver);
      expect(sectionOf(driver.state, shownOf(driver))).toBe('final');
    }
    const driver = running(5, [swiss(3)]);
    playToEnd(driver);
    expect(shownOf(driver)).toMatchObject({ round: 3, table: 1 });
  });
});

describe('while an event runs', () => {
  test('the match that is shown stays when it is over, until another is live', () => {
    const { driver, final, third } = lastDay();
    driver.run(finishCommand(third, 'a'));
    expect(shownOf(driver, third.match_id)?.match_id).toBe(third.match_id);
    const live = changed(driver.state, ({ match_id }) => (match_id === final.match_id ? { status: 'playing' } : {}));
    expect(shownOf({ state: live }, third.match_id)?.match_id).toBe(final.match_id);
  });

  test('the match that a referee features gives way when it is over', () => {
    const { driver, final, third } = lastDay();
    const featured = { ...driver.state, featured_match_id: third.match_id };
    const live = changed(featured, () => ({ status: 'playing' }));
    expect(shownOf({ state: live })?.match_id).toBe(third.match_id);
    const over = changed(live, ({ match_id }) => (match_id === third.match_id ? { status: 'finished' } : {}));
    expect(shownOf({ state: over })?.match_id).toBe(final.match_id);
  });
});

describe('a cancelled match', () => {
  test('is not shown', () => {
    const { driver, final, third } = lastDay();
    const state = changed(driver.state, ({ match_id }) =>
      match_id === final.match_id ? { status: 'cancelled' } : match_id === third.match_id ? { status: 'playing' } : {},
    );
    expect(shownOf({ state }, final.match_id)?.match_id).toBe(third.match_id);
  });

  test('is shown where the address names it', () => {
    const { driver, final } = lastDay();
    const state = changed(driver.state, () => ({ status: 'cancelled' }));
    expect(chooseMatch(state, { match: final.match_id, table: null }, null)).toBe(final.match_id);
    expect(chooseMatch(state, { match: null, table: 1 }, null)).toBeNull();
  });

  test('is each open match of an event that was cancelled', () => {
    const { driver } = lastDay();
    driver.run({ type: 'cancel', reason: '停电' });
    expect(openMatches(driver.state)).toHaveLength(2);
    expect(openMatches(driver.state).map(({ status, due_at }) => [status, due_at])).toEqual([
      ['cancelled', null],
      ['cancelled', null],
    ]);
    expect(shownOf(driver)?.status).toBe('finished');
  });
});

test('a match is shown while any is played, and never a cancelled or an unknown one', () => {
  const status = fc.constantFrom('scheduled', 'check_in', 'playing', 'disputed', 'finished', 'cancelled');
  fc.assert(
    fc.property(fc.array(status, { minLength: 4, maxLength: 4 }), fc.constantFrom(null, 'gone', 'm1'), (all, shown) => {
      const driver = running(8, [swiss(2)]);
      const statuses = [...all];
      const state = changed(driver.state, () => ({ status: statuses.shift() as MatchSummary['status'] }));
      const match = shownOf({ state }, shown);
      expect(match === undefined).toBe(all.every((one) => one === 'cancelled'));
      expect(match?.status === 'cancelled').toBe(false);
      expect(['playing', 'disputed'].includes(match?.status ?? '')).toBe(
        all.includes('playing') || all.includes('disputed'),
      );
    }),
    { numRuns: 60 },
  );
});
