import { describe, expect, test } from 'vitest';
import { nextStep, nextSteps } from '../next-step.ts';
import { advance, cut, matchOf, places, playOpen, playToEnd, running, swiss } from './running.arbitrary.ts';
import { finishCommand, openMatches } from './tournament.arbitrary.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import type { Stage } from '../stages/stage.ts';
import { bracketView, currentStandings, standingsAfterMatch } from '../views.ts';

describe('advancing', () => {
  test('waits for every match of the round and then does its work once', () => {
    const driver = running(4, [swiss(2)]);
    const [first, second] = openMatches(driver.state) as [MatchSummary, MatchSummary];
    driver.run(finishCommand(first, 'a'));
    expect(advance(driver)).toBe('nothing_to_do');
    driver.run(finishCommand(second, 'a'));
    expect(advance(driver)).toBeNull();
    expect(driver.state.stages[0]?.rounds.map(({ status }) => status)).toEqual(['finished', 'running']);
    expect(advance(driver)).toBe('nothing_to_do');
  });

  test('leaves the next round to the organiser where it is set so', () => {
    const driver = running(4, [swiss(2), cut(2)], { advance: 'manual' });
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages[0]?.rounds.map(({ status }) => status)).toEqual(['finished']);
    expect(advance(driver)).toBe('nothing_to_do');
    advance(driver, true);
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages.map(({ status }) => status)).toEqual(['finished']);
    advance(driver, true);
    expect(driver.state.stages.map(({ type }) => type)).toEqual(['swiss', 'single_elimination']);
  });

  test('plays the usual number of rounds, and never more than there are opponents', () => {
    expect(running(16, [swiss(null)]).state.stages[0]?.round_count).toBe(4);
    expect(running(4, [swiss(6)]).state.stages[0]?.round_count).toBe(3);
    expect(running(5, [swiss(6)]).state.stages[0]?.round_count).toBe(5);
  });

  test('counts a win by forfeit as a bye when byes are given', () => {
    const driver = running(3, [swiss(3)]);
    for (const match of openMatches(driver.state))
      driver.run({ ...finishCommand(match, 'a'), status: 'forfeited' } as never);
    advance(driver);
    playOpen(driver);
    advance(driver);
    const relaxed = driver.events.flatMap(({ type, payload }) => (type === 'round_started' ? [payload.relaxed] : []));
    expect(relaxed).toMatchObject([{ repeated_byes: 0 }, { repeated_byes: 0 }, { repeated_byes: 1 }]);
  });

  test('cuts to the best and decides the places in the bracket', () => {
    const driver = running(9, [swiss(3), cut(4, true)]);
    const table = () => currentStandings(driver.state).map(({ id }) => id);
    while (driver.state.current_stage === 0) {
      playOpen(driver);
      advance(driver);
    }
    expect(driver.state.stages[1]?.entrants).toEqual(table().slice(0, 4));
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(places(driver).slice(4)).toEqual(
      table()
        .slice(4)
        .map((id, index) => `${id} ${index + 5}-${index + 5}`),
    );
    expect(openMatches(driver.state)).toEqual([]);
  });

  test('opens a bracket match as soon as both its sides are known, the final with its own length', () => {
    const driver = running(4, [cut(null)]);
    expect(openMatches(driver.state).map(({ node, a, b }) => [node, a, b])).toEqual([
      ['w1-1', 'p1', 'p4'],
      ['w1-2', 'p2', 'p3'],
    ]);
    driver.run(finishCommand(matchOf(driver, 'p1'), 'a'));
    expect(advance(driver)).toBe('nothing_to_do');
    driver.run(finishCommand(matchOf(driver, 'p2'), 'b'));
    advance(driver);
    expect(openMatches(driver.state)).toMatchObject([{ node: 'w2-1', a: 'p1', b: 'p3', best_of: 5 }]);
    playToEnd(driver);
    expect(places(driver)).toEqual(['p1 1-1', 'p3 2-2', 'p2 3-4', 'p4 3-4']);
  });

  test('shows the bracket by rounds, with seeds and who is still awaited', () => {
    const driver = running(3, [cut(null)]);
    expect(bracketView(driver.state, 0)).toMatchObject([
      {
        number: 1,
        cells: [{ node: 'w1-2', position: 1, a: { id: 'p2', seed: 2 }, b: { id: 'p3', seed: 3 }, is_decided: false }],
      },
      {
        number: 2,
        cells: [
          { node: 'w2-1', section: 'final', a: { id: 'p1', seed: 1 }, b: { id: null, is_open: true }, match: null },
        ],
      },
    ]);
  });
});

describe('a result', () => {
  test('that was reported before, or can’t be, is refused', () => {
    const driver = running(4, [cut(null)]);
    const match = matchOf(driver, 'p1');
    expect(driver.run(finishCommand(match, 'draw'))).toBe('draw_not_possible');
    expect(driver.run({ ...finishCommand(match, 'a'), wins_a: 3 } as never)).toBe('invalid_score');
    expect(driver.run(finishCommand({ ...match, match_id: 'other' }, 'a'))).toBe('unknown_match');
    driver.run(finishCommand(match, 'a'));
    expect(driver.run(finishCommand(match, 'a'))).toBe('same_result');
  });

  test('corrected in Swiss changes the table and not the pairs', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    advance(driver);
    const pairs = driver.state.stages[0]?.rounds[1]?.matches;
    const before = driver.state;
    const rows = currentStandings(before);
    const match = before.stages[0]?.rounds[0]?.matches.find(({ a }) => a === 'p1') as MatchSummary;
    driver.run(finishCommand(match, 'b'));
    expect(driver.state.stages[0]?.rounds[1]?.matches).toBe(pairs);
    expect(currentStandings(driver.state).find(({ id }) => id === 'p1')?.match_points).toBe(0);
    const updated = standingsAfterMatch(before, rows, driver.state, match.match_id);
    expect(updated.map(({ id, rank }) => [id, rank])).toEqual(
      currentStandings(driver.state).map(({ id, rank }) => [id, rank]),
    );
  });

  test('corrected in a bracket takes back the matches that hang on it; begun ones only when insisted', () => {
    const driver = running(4, [cut(null, true)]);
    playOpen(driver);
    advance(driver);
    const semi = driver.state.stages[0]?.rounds[0]?.matches[0] as MatchSummary;
    const final = matchOf(driver, 'p1', 'p2');
    driver.run({ type: 'feature_match', match_id: final.match_id });
    driver.record({
      type: 'match_progressed',
      payload: { match_id: final.match_id, status: 'playing', wins_a: 1, wins_b: 0, due_at: null, at: driver.now },
    });
    const before = driver.state;
    expect(driver.run(finishCommand(semi, 'b'))).toBe('dependent_match_started');
    expect(driver.state).toBe(before);
    expect(driver.run(finishCommand(semi, 'b', 0, true))).toBeNull();
    expect(driver.state.match_index[final.match_id]).toBeUndefined();
    expect(driver.state.featured_match_id).toBeNull();
    advance(driver);
    expect(openMatches(driver.state).map(({ node, a, b }) => [node, a, b])).toEqual([
      ['third', 'p1', 'p3'],
      ['w2-1', 'p4', 'p2'],
    ]);
  });

  test('re-opened keeps the round from ending', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    const match = matchOf(driver, 'p1');
    const reopen = {
      type: 'reopen_match',
      match_id: match.match_id,
      status: 'playing',
      wins_a: 1,
      wins_b: 0,
      due_at: null,
      force: false,
    } as const;
    expect(driver.run(reopen)).toBeNull();
    expect(driver.run(reopen)).toBe('match_not_over');
    expect(advance(driver)).toBe('nothing_to_do');
    driver.run(finishCommand(matchOf(driver, 'p1'), 'a'));
    expect(advance(driver)).toBeNull();
  });

  test('re-opened in an earlier round opens that round again, beside the running one', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    advance(driver);
    const earlier = driver.state.stages[0]?.rounds[0]?.matches[0] as MatchSummary;
    driver.run({
      type: 'reopen_match',
      match_id: earlier.match_id,
      status: 'playing',
      wins_a: 1,
      wins_b: 0,
      due_at: null,
      force: false,
    });
    expect(driver.state.stages[0]?.rounds.map(({ status }) => status)).toEqual(['running', 'running']);
    playToEnd(driver);
    expect(driver.state.stages[0]?.rounds.map(({ status, finished_at }) => [status, finished_at !== null])).toEqual([
      ['finished', true],
      ['finished', true],
    ]);
  });

  test('of an event that is over is corrected, and the places with it', () => {
    const driver = running(2, [swiss(1)]);
    const match = matchOf(driver, 'p1');
    playToEnd(driver);
    const { finished_at } = driver.state;
    expect(places(driver)).toEqual(['p1 1-1', 'p2 2-2']);
    expect(driver.run(finishCommand(match, 'b'))).toBeNull();
    expect(driver.state).toMatchObject({ status: 'finished', finished_at });
    expect(driver.state.stages[0]?.ranking).toEqual(['p2', 'p1']);
    expect(places(driver)).toEqual(['p2 1-1', 'p1 2-2']);
  });

  test('of a final that is over is corrected, and the champion with it', () => {
    const driver = running(4, [cut(null, true)]);
    playToEnd(driver);
    const final = driver.state.stages[0]?.rounds[1]?.matches.find(({ node }) => node !== 'third') as MatchSummary;
    expect(driver.run(finishCommand(final, 'b'))).toBeNull();
    expect(places(driver)).toEqual(['p2 1-1', 'p1 2-2', 'p3 3-3', 'p4 4-4']);
  });

  test('of a semi-final whose final was played opens the event again when insisted, until the final is played', () => {
    const driver = running(4, [cut(null)]);
    const semi = matchOf(driver, 'p1', 'p4');
    playToEnd(driver);
    expect(driver.run(finishCommand(semi, 'b'))).toBe('dependent_match_started');
    expect(driver.run(finishCommand(semi, 'b', 0, true))).toBeNull();
    expect(driver.state).toMatchObject({ status: 'running', finished_at: null, placements: [], current_stage: 0 });
    advance(driver);
    expect(openMatches(driver.state).map(({ a, b }) => [a, b])).toEqual([['p4', 'p2']]);
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(places(driver).slice(0, 2)).toEqual(['p2 1-1', 'p4 2-2']);
  });

  test('re-opened after the end lets the event go on', () => {
    const driver = running(2, [cut(null)]);
    const final = matchOf(driver, 'p1');
    playToEnd(driver);
    const facts = { status: 'playing', wins_a: 1, wins_b: 0, due_at: null, force: false } as const;
    expect(driver.run({ type: 'reopen_match', match_id: final.match_id, ...facts })).toBeNull();
    expect(driver.state.status).toBe('running');
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
  });

  test('of a stage before keeps the entrants of the one that has begun', () => {
    const driver = running(4, [swiss(1), cut(2)]);
    const first = matchOf(driver, 'p1');
    playOpen(driver);
    advance(driver);
    const { entrants } = driver.state.stages[1] as Stage;
    expect(driver.run(finishCommand(first, first.a === 'p1' ? 'b' : 'a'))).toBeNull();
    expect(driver.state.stages[0]?.ranking.indexOf('p1')).toBeGreaterThan(1);
    expect(driver.state.stages[1]?.entrants).toEqual(entrants);
    const reopened = { status: 'playing', wins_a: 0, wins_b: 0, due_at: null, force: true } as const;
    expect(driver.run({ type: 'reopen_match', match_id: first.match_id, ...reopened })).toBe('later_stage_begun');
  });

  test('of an event that was ended before its time is corrected, and opens nothing again', () => {
    const driver = running(4, [swiss(3)]);
    playOpen(driver);
    const match = matchOf(driver, 'p1');
    driver.run({ type: 'finish' });
    const facts = { status: 'playing', wins_a: 1, wins_b: 0, due_at: null, force: true } as const;
    expect(driver.run({ type: 'reopen_match', match_id: match.match_id, ...facts })).toBe('stage_over');
    expect(driver.run(finishCommand(match, match.a === 'p1' ? 'b' : 'a'))).toBeNull();
    expect(driver.state.status).toBe('finished');
  });

  test('of a cancelled event stays as it was', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    const match = matchOf(driver, 'p1');
    driver.run({ type: 'cancel', reason: '场地停电' });
    expect(driver.run(finishCommand(match, 'b'))).toBe('tournament_over');
  });
});

describe('the end', () => {
  test('by the organiser’s hand needs every match over and places everybody', () => {
    const driver = running(8, [cut(null)]);
    expect(driver.run({ type: 'finish' })).toBe('matches_still_open');
    playOpen(driver);
    expect(driver.run({ type: 'finish' })).toBeNull();
    expect(places(driver)).toEqual(['p1 1-4', 'p2 1-4', 'p3 1-4', 'p4 1-4', 'p5 5-8', 'p6 5-8', 'p7 5-8', 'p8 5-8']);
  });

  test('by cancelling needs a reason and is for good', () => {
    const driver = running(4, [swiss(2)]);
    expect(driver.run({ type: 'cancel', reason: '' })).toBe('reason_required');
    expect(driver.run({ type: 'cancel', reason: '场地停电' })).toBeNull();
    expect(driver.run({ type: 'cancel', reason: '场地停电' })).toBe('tournament_over');
    expect(nextStep(driver.state, 'p1')).toEqual({ kind: 'cancelled', reason: '场地停电' });
  });
});

describe('the one next thing to do', () => {
  test('is the own match, then waiting, then nothing more after a lost bracket match', () => {
    const driver = running(4, [cut(null, true)]);
    expect(nextStep(driver.state, 'p4')).toMatchObject({ kind: 'play_match', match: { a: 'p1', b: 'p4' } });
    expect(nextStep(driver.state, null)).toEqual({ kind: 'watch' });
    driver.run(finishCommand(matchOf(driver, 'p4'), 'a'));
    expect(nextStep(driver.state, 'p1')).toEqual({ kind: 'wait_for_next_round', has_bye: false });
    expect(nextStep(driver.state, 'p4')).toEqual({ kind: 'wait_for_next_round', has_bye: false });
    driver.run(finishCommand(matchOf(driver, 'p2'), 'a'));
    advance(driver);
    driver.run(finishCommand(matchOf(driver, 'p3', 'p4'), 'b'));
    expect(nextStep(driver.state, 'p3')).toEqual({ kind: 'knocked_out' });
    expect(nextStep(driver.state, 'p4')).toEqual({ kind: 'knocked_out' });
    expect(nextStep(driver.state, 'p1').kind).toBe('play_match');
  });

  test('is every open match where there are several, the nearest deadline first', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    advance(driver);
    const [earlier] = driver.state.stages[0]?.rounds[0]?.matches ?? [];
    const { match_id, a } = earlier as MatchSummary;
    const own = () => nextSteps(driver.state, a).map((step) => step.kind === 'play_match' && step.match.round);
    expect(own()).toEqual([2]);
    const reopened = {
      status: 'playing',
      wins_a: 0,
      wins_b: 0,
      due_at: '2024-01-01T12:00:00.000Z',
      force: false,
    } as const;
    driver.run({ type: 'reopen_match', match_id, ...reopened });
    expect(own()).toEqual([1, 2]);
    const later = driver.state.stages[0]?.rounds[1]?.matches.find((match) => match.a === a || match.b === a);
    const due_at = '2024-01-01T11:00:00.000Z';
    const progress = { status: 'check_in', wins_a: 0, wins_b: 0, due_at, at: driver.now } as const;
    driver.record({ type: 'match_progressed', payload: { match_id: later?.match_id ?? '', ...progress } });
    expect(own()).toEqual([2, 1]);
    expect(nextStep(driver.state, a)).toMatchObject({ kind: 'play_match', match: { round: 2 } });
  });

  test('names the bye', () => {
    const driver = running(3, [swiss(2)]);
    const bye = driver.state.stages[0]?.rounds[0]?.bye ?? null;
    expect(nextStep(driver.state, bye)).toEqual({ kind: 'wait_for_next_round', has_bye: true });
  });
});
