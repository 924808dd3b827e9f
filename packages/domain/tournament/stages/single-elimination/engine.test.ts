import { describe, expect, test } from 'vitest';
import { advance, cut, matchOf, playOpen, playToEnd, running } from '../../testing/running.arbitrary.ts';
import { finishCommand } from '../../testing/tournament.arbitrary.ts';
import { singleEliminationEngine } from './engine.ts';
import type { SingleEliminationStage } from './single-elimination-stage.ts';

const stageOf = ({ state }: ReturnType<typeof running>) => state.stages[0] as SingleEliminationStage;

describe('a single elimination', () => {
  test('takes no draw', () => {
    const driver = running(4, [cut(null)]);
    expect(driver.run(finishCommand(matchOf(driver, 'p1'), 'draw'))).toBe('draw_not_possible');
  });

  test('names the matches that a changed result makes void, and takes them back in one event', () => {
    const driver = running(4, [cut(null, true)]);
    playOpen(driver);
    advance(driver);
    const [semi] = stageOf(driver).rounds[0]!.matches;
    driver.record({
      type: 'match_finished',
      payload: { match_id: semi!.match_id, status: 'finished', wins_a: 0, wins_b: 2, result: 'b', at: driver.now },
    });
    const stage = stageOf(driver);
    const stale = singleEliminationEngine.correct(driver.state, stage);
    expect(stale.map(({ node }) => node)).toEqual(['third', 'w2-1']);
    const withdrawn = singleEliminationEngine.withdraw(driver.state, stage, driver.now);
    const match_ids = stale.map(({ match_id }) => match_id);
    expect(withdrawn).toMatchObject([
      { type: 'bracket_matches_withdrawn', payload: { match_ids, walkover_nodes: [] } },
    ]);
  });

  test('names who meets next as soon as results say so, and nobody who has left', () => {
    const driver = running(4, [cut(null, true)]);
    playOpen(driver);
    const ready = () =>
      singleEliminationEngine.ready(driver.state, stageOf(driver)).map(({ node, a, b }) => [node, a, b]);
    expect(ready()).toEqual([
      ['third', 'p4', 'p3'],
      ['w2-1', 'p1', 'p2'],
    ]);
    driver.run({ type: 'drop', participant_id: 'p3' });
    expect(ready()).toEqual([['w2-1', 'p1', 'p2']]);
  });

  test('lets those who lost at one height share a place', () => {
    const driver = running(8, [cut(null)]);
    playToEnd(driver);
    const groups = singleEliminationEngine.ranking(driver.state, stageOf(driver));
    expect(groups.map(({ length }) => length)).toEqual([1, 1, 2, 4]);
    expect(singleEliminationEngine.isComplete(driver.state, stageOf(driver))).toBe(true);
  });

  test('takes nobody in or back', () => {
    const driver = running(4, [cut(null)]);
    const stage = stageOf(driver);
    expect(singleEliminationEngine.lateEntry(driver.state, stage)).toBe(false);
    expect(singleEliminationEngine.reinstate(stage, 'p1')).toBe(false);
  });
});
