import { describe, expect, test } from 'vitest';
import { noDraws } from '../../../random/draw-key.ts';
import { advance, cut, playOpen, running, swiss } from '../../testing/running.arbitrary.ts';
import { finishCommand, openMatches } from '../../testing/tournament.arbitrary.ts';
import { currentStage } from '../../state-parts.ts';
import { tableOf } from '../table-of.ts';
import { swissEngine } from './engine.ts';
import { LATE_ENTRY_LAST_ROUND } from '../../pairing-settings.ts';
import type { SwissStage } from './swiss-stage.ts';

const stageOf = ({ state }: ReturnType<typeof running>) => state.stages[0] as SwissStage;

describe('a Swiss stage', () => {
  test('takes a draw, and a corrected result takes nothing back', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver, () => 'draw');
    advance(driver);
    const first = stageOf(driver).rounds[0]!.matches[0]!;
    expect(driver.run(finishCommand(first, 'a'))).toBeNull();
    expect(swissEngine.correct(driver.state, stageOf(driver))).toEqual([]);
    expect(openMatches(driver.state).length).toBe(2);
  });

  test('ends its round before it pairs the next one, and pairs only where it may begin', () => {
    const driver = running(4, [swiss(2)]);
    playOpen(driver);
    const facts = { now: driver.now, new_id: () => 'x', draw_key: noDraws };
    const due = (stage: SwissStage, mayBegin: boolean) =>
      swissEngine.due(driver.state, stage, { facts, mayBegin }).map(({ type }) => type);
    expect(due(stageOf(driver), true)).toEqual(['round_finished']);
    const [round] = stageOf(driver).rounds;
    const over: SwissStage = { ...stageOf(driver), rounds: [{ ...round!, status: 'finished' }] };
    expect(due(over, false)).toEqual([]);
  });

  test('takes late entries in its first rounds, as long as another one is to come', () => {
    const driver = running(8, [swiss(6)]);
    const open: boolean[] = [];
    while (currentStage(driver.state)?.status === 'running') {
      open.push(swissEngine.lateEntry(driver.state, stageOf(driver)));
      playOpen(driver);
      advance(driver);
    }
    expect(open).toEqual([1, 2, 3, 4, 5, 6].map((round) => round <= LATE_ENTRY_LAST_ROUND));
    const short = running(4, [swiss(1)]);
    expect(swissEngine.lateEntry(short.state, stageOf(short))).toBe(false);
  });

  test('has standings and no seeds; the bracket behind it has both the other way round', () => {
    const driver = running(4, [swiss(1), cut(2)]);
    playOpen(driver);
    advance(driver);
    expect(driver.state.stages.map((stage) => tableOf(stage).kind)).toEqual(['standings', 'bracket']);
    expect(swissEngine.seeds(stageOf(driver)).size).toBe(0);
  });
});
