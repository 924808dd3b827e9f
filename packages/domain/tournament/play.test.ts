import { describe, expect, it } from 'vitest';
import { currentStage } from './stages.ts';
import { driveTournament, finishCommand, openMatches } from './tournament.arbitrary.ts';
import type { Driver } from './tournament.arbitrary.ts';
import { lineupSize } from './settings.ts';
import type { MatchResult, MatchSummary, StageSettings, TournamentSettings } from './types.ts';
import { bracketView, currentStandings, standingsAfterMatch } from './views.ts';
import { nextStep } from './next-step.ts';

const swiss = (rounds: number | null): StageSettings => ({ type: 'swiss', rounds, best_of: 3 });
const cut = (size: number | null, third_place = false): StageSettings => ({ type: 'single_elimination', size, best_of: 3, final_best_of: 5, third_place });

/** A running tournament of p1, p2, … seeded in this order. */
function running(players: number, stages: readonly StageSettings[], settings: Partial<TournamentSettings> = {}): Driver {
  const driver = driveTournament({ settings: { check_in_required: false, first_round: 'seeded', ...settings, stages }, capacity: players + 2 });
  const ids = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  driver.run({ type: 'open_registration' });
  for (const id of ids) {
    driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
    driver.run({ type: 'submit_decks', participant_id: id, count: lineupSize(driver.state.settings) });
  }
  driver.run({ type: 'start', due_at: null, seed_order: ids });
  return driver;
}

const numberOf = (id: string) => Number(id.slice(1));
const lowerWins = ({ a, b }: MatchSummary): MatchResult => (numberOf(a) < numberOf(b) ? 'a' : 'b');
const advance = (driver: Driver, by_hand = false) => driver.run({ type: 'advance', by_hand });
const advanceUntilIdle = (driver: Driver) => {
  while (advance(driver) === null) continue;
};
function playOpen(driver: Driver, result = lowerWins): void {
  for (const match of openMatches(driver.state)) driver.run(finishCommand(match, result(match)));
}
function playToEnd(driver: Driver): void {
  while (driver.state.status === 'running') {
    playOpen(driver);
    advance(driver);
  }
}
const matchOf = (driver: Driver, ...ids: string[]) =>
  currentStage(driver.state)
    ?.rounds.flatMap(({ matches }) => matches)
    .find(({ a, b }) => ids.every((id) => id === a || id === b)) as MatchSummary;
const places = (driver: Driver) => driver.state.placements.map(({ participant_id, place, place_to }) => `${participant_id} ${place}-${place_to}`);

describe('advancing', () => {
  it('waits for every match of the round and then does its work once', () => {
    const driver = running(4, [swiss(2)]);
    const [first, second] = openMatches(driver.state) as [MatchSummary, MatchSummary];
    driver.run(finishCommand(first, 'a'));
    expect(advance(driver)).toBe('nothing_to_do');
    driver.run(finishCommand(second, 'a'));
    expect(advance(driver)).toBeNull();
    expect(driver.state.stages[0]?.rounds.map(({ status }) => status)).toEqual(['finished', 'running']);
    expect(advance(driver)).toBe('nothing_to_do');
  });

  it('leaves the next round to the organiser where it is set so', () => {
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

  it('plays the usual number of rounds, and never more than there are opponents', () => {
    expect(running(16, [swiss(null)]).state.stages[0]?.round_count).toBe(4);
    expect(running(4, [swiss(6)]).state.stages[0]?.round_count).toBe(3);
    expect(running(5, [swiss(6)]).state.stages[0]?.round_count).toBe(5);
  });

  it('cuts to the best and decides the places in the bracket', () => {
    const driver = running(9, [swiss(3), cut(4, true)]);
    const table = () => currentStandings(driver.state).map(({ id }) => id);
    while (driver.state.current_stage === 0) {
      playOpen(driver);
      advance(driver);
    }
    expect(driver.state.stages[1]?.entrants).toEqual(table().slice(0, 4));
    playToEnd(driver);
    expect(driver.state.status).toBe('finished');
    expect(places(driver).slice(4)).toEqual(table().slice(4).map((id, index) => `${id} ${index + 5}-${index + 5}`));
    expect(openMatches(driver.state)).toEqual([]);
  });

  it('opens a bracket match as soon as both its sides are known, the final with its own length', () => {
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

  it('shows the bracket by rounds, with seeds and who is still awaited', () => {
    const driver = running(3, [cut(null)]);
    expect(bracketView(driver.state, 0)).toMatchObject([
      { number: 1, cells: [{ node: 'w1-2', position: 1, a: { id: 'p2', seed: 2 }, b: { id: 'p3', seed: 3 }, is_decided: false }] },
      { number: 2, cells: [{ node: 'w2-1', is_final: true, a: { id: 'p1', seed: 1 }, b: { id: null, is_open: true }, match: null }] },
    ]);
  });
});

describe('a result', () => {
  it('that was told before, or can’t be, is refused', () => {
    const driver = running(4, [cut(null)]);
    const match = matchOf(driver, 'p1');
    expect(driver.run(finishCommand(match, 'draw'))).toBe('draw_not_possible');
    expect(driver.run({ ...finishCommand(match, 'a'), wins_a: 3 } as never)).toBe('invalid_score');
    expect(driver.run(finishCommand({ ...match, match_id: 'other' }, 'a'))).toBe('unknown_match');
    driver.run(finishCommand(match, 'a'));
    expect(driver.run(finishCommand(match, 'a'))).toBe('same_result');
  });

  it('shows progress only while the match is on', () => {
    const driver = running(2, [swiss(1)]);
    const { match_id } = matchOf(driver, 'p1');
    const progress = { type: 'progress_match', match_id, status: 'playing', wins_a: 1, wins_b: 0, due_at: null } as const;
    expect(driver.run(progress)).toBeNull();
    expect(driver.run(progress)).toBe('nothing_to_do');
    driver.run(finishCommand(matchOf(driver, 'p1'), 'a'));
    expect(driver.run(progress)).toBe('match_already_over');
  });

  it('corrected in Swiss changes the table and not the pairs', () => {
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
    expect(updated.map(({ id, rank }) => [id, rank])).toEqual(currentStandings(driver.state).map(({ id, rank }) => [id, rank]));
  });

  it('corrected in a bracket takes back the matches that hang on it; begun ones only when insisted', () => {
    const driver = running(4, [cut(null, true)]);
    playOpen(driver);
    advance(driver);
    const semi = driver.state.stages[0]?.rounds[0]?.matches[0] as MatchSummary;
    const final = matchOf(driver, 'p1', 'p2');
    driver.run({ type: 'feature_match', match_id: final.match_id });
    driver.run({ type: 'progress_match', match_id: final.match_id, status: 'playing', wins_a: 1, wins_b: 0, due_at: null });
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

  it('re-opened keeps the round from ending', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    const match = matchOf(driver, 'p1');
    const reopen = { type: 'reopen_match', match_id: match.match_id, status: 'playing', wins_a: 1, wins_b: 0, due_at: null, force: false } as const;
    expect(driver.run(reopen)).toBeNull();
    expect(driver.run(reopen)).toBe('match_not_over');
    expect(advance(driver)).toBe('nothing_to_do');
    driver.run(finishCommand(matchOf(driver, 'p1'), 'a'));
    expect(advance(driver)).toBeNull();
  });

  it('can’t change any more once its stage is over', () => {
    const driver = running(2, [swiss(1)]);
    const match = matchOf(driver, 'p1');
    playToEnd(driver);
    expect(driver.run(finishCommand(match, 'b'))).toBe('tournament_over');
  });
});

describe('who leaves', () => {
  it('is paired no more, keeps the place in the table, and may come back before the next pairing', () => {
    const driver = running(6, [swiss(3)]);
    driver.run({ type: 'drop', participant_id: 'p6' });
    expect(driver.run({ type: 'drop', participant_id: 'p6' })).toBe('wrong_participant_status');
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages[0]?.rounds[1]?.bye).not.toBeNull();
    expect(currentStandings(driver.state).find(({ id }) => id === 'p6')).toMatchObject({ played: 1 });
    driver.run({ type: 'reinstate', participant_id: 'p6' });
    playOpen(driver);
    advance(driver);
    expect(matchOf(driver, 'p6')).toBeDefined();
    expect(currentStandings(driver.state).find(({ id }) => id === 'p6')).toMatchObject({ played: 2, losses: 2 });
  });

  it('before a bracket match is known gives a walk-over, and a place where they went out', () => {
    const driver = running(4, [cut(null)]);
    driver.run(finishCommand(matchOf(driver, 'p1'), 'a'));
    driver.run({ type: 'drop', participant_id: 'p1' });
    driver.run(finishCommand(matchOf(driver, 'p2'), 'a'));
    advanceUntilIdle(driver);
    expect(driver.state.stages[0]?.walkovers).toEqual([{ node: 'w2-1', a: 'p1', b: 'p2', result: 'b' }]);
    expect(places(driver)).toEqual(['p2 1-1', 'p1 2-2', 'p3 3-4', 'p4 3-4']);
    expect(driver.run({ type: 'reinstate', participant_id: 'p1' })).toBe('wrong_tournament_status');
  });

  it('by disqualification has no place, and the others move up', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    driver.run({ type: 'disqualify', participant_id: 'p1', reason: '使用未登记的卡组' });
    advance(driver);
    playToEnd(driver);
    expect(places(driver).length).toBe(3);
    expect(places(driver)[0]).toMatch(/ 1-1$/);
    expect(currentStandings(driver.state).at(-1)?.id).toBe('p1');
    expect(nextStep(driver.state, 'p1')).toEqual({ kind: 'finished', placement: null });
  });

  it('ends the tournament when only one is left', () => {
    const driver = running(4, [swiss(2), cut(4)]);
    playOpen(driver);
    for (const id of ['p2', 'p3', 'p4']) driver.run({ type: 'drop', participant_id: id });
    advanceUntilIdle(driver);
    expect(driver.state.status).toBe('finished');
    expect(driver.state.placements.length).toBe(4);
  });
});

describe('late entry', () => {
  const enter = (driver: Driver, id: string, deck_count = lineupSize(driver.state.settings)) =>
    driver.run({ type: 'enter_late', participant_id: id, user_id: `u-${id}`, name: id, deck_count });

  it('is possible up to round two, with the missed rounds lost', () => {
    const driver = running(4, [swiss(3)]);
    expect(enter(driver, 'p5', 1)).toBe('wrong_deck_count');
    expect(enter(driver, 'p5')).toBeNull();
    expect(enter(driver, 'p5')).toBe('wrong_participant_status');
    playOpen(driver);
    advance(driver);
    expect(currentStandings(driver.state).find(({ id }) => id === 'p5')).toMatchObject({ played: 1, losses: 1 });
    const { matches, bye } = driver.state.stages[0]?.rounds[1] ?? { matches: [], bye: null };
    expect([...matches.flatMap(({ a, b }) => [a, b]), bye]).toContain('p5');
    playOpen(driver);
    advance(driver);
    expect(enter(driver, 'p6')).toBe('late_entry_closed');
  });
});

describe('the end', () => {
  it('by the organiser’s hand needs every match over and places everybody', () => {
    const driver = running(8, [cut(null)]);
    expect(driver.run({ type: 'finish' })).toBe('matches_still_open');
    playOpen(driver);
    expect(driver.run({ type: 'finish' })).toBeNull();
    expect(places(driver)).toEqual(['p1 1-4', 'p2 1-4', 'p3 1-4', 'p4 1-4', 'p5 5-8', 'p6 5-8', 'p7 5-8', 'p8 5-8']);
  });

  it('by cancelling needs a reason and is for good', () => {
    const driver = running(4, [swiss(2)]);
    expect(driver.run({ type: 'cancel', reason: '' })).toBe('reason_required');
    expect(driver.run({ type: 'cancel', reason: '场地停电' })).toBeNull();
    expect(driver.run({ type: 'cancel', reason: '场地停电' })).toBe('tournament_over');
    expect(nextStep(driver.state, 'p1')).toEqual({ kind: 'cancelled', reason: '场地停电' });
  });
});

describe('the one next thing to do', () => {
  it('is the own match, then waiting, then nothing more after a lost bracket match', () => {
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

  it('names the bye', () => {
    const driver = running(3, [swiss(2)]);
    const bye = driver.state.stages[0]?.rounds[0]?.bye ?? null;
    expect(nextStep(driver.state, bye)).toEqual({ kind: 'wait_for_next_round', has_bye: true });
  });
});
