import { describe, expect, test } from 'vitest';
import { noDraws } from '../../random/draw-key.ts';
import { isViolation } from '../../violation/violation.ts';
import { decideSeries } from '../decide/decide.ts';
import { evolveSeries } from '../evolve/evolve.ts';
import { legalBans, legalPicks, nextGameNumber, runningGame } from '../decide/legal.ts';
import { isSeriesOver } from '../series-over.ts';
import { awaitedSides, nextAction } from '../next-action.ts';
import { assertInvariants } from './series.invariants.ts';
import { actorOf, openReadyTable } from './series.table.ts';
import type { SeriesCommand, SeriesSecret } from '../commands.ts';
import { SERIES_FORMATS, type SeriesSettings } from '../settings.ts';
import { SIDES, type Side } from '../sides.ts';
import type { SeriesState } from '../types.ts';

type Position = {
  readonly state: SeriesState;
  readonly secrets: readonly SeriesSecret[];
};

const NOW = '2026-03-01T12:00:30.000Z';

function send({ state, secrets }: Position, side: Side, command: SeriesCommand): Position {
  const outcome = decideSeries(state, command, { now: NOW, actor: actorOf(side), secrets, draw_key: noDraws });
  if (isViolation(outcome)) throw new Error(`${command.type} was refused: ${outcome.violation}`);
  return { state: outcome.events.reduce(evolveSeries, state), secrets: [...secrets, ...outcome.secrets] };
}

/** Every choice of the first awaited side; both sides always report the same. */
function choices(state: SeriesState): readonly { side: Side; commands: readonly SeriesCommand[] }[] {
  const game_number = runningGame(state)?.number ?? nextGameNumber(state);
  if (state.step === 'game') {
    return SIDES.map((winner) => ({ side: winner, commands: [{ type: 'report', game_number, result: winner }] }));
  }
  const side = awaitedSides(state)[0] ?? 'a';
  if (nextAction(state, side).action === 'ban') {
    return [{ side, commands: legalBans(state, side).map((slot) => ({ type: 'lock_bans', slots: [slot] })) }];
  }
  return [{ side, commands: legalPicks(state, side).map((slot) => ({ type: 'lock_pick', game_number, slot })) }];
}

function followUp(position: Position, side: Side, command: SeriesCommand): Position {
  const next = send(position, side, command);
  return command.type === 'report' ? send(next, side === 'a' ? 'b' : 'a', command) : next;
}

type Tally = {
  ends: number;
  wins: Record<Side, number>;
  longest: number;
};

function enumerate(position: Position, tally: Tally): void {
  const { state } = position;
  assertInvariants(state);
  if (isSeriesOver(state.status)) {
    tally.ends++;
    if (state.winner) tally.wins[state.winner]++;
    tally.longest = Math.max(tally.longest, state.games.length);
    return;
  }
  for (const { side, commands } of choices(state)) {
    for (const command of commands) enumerate(followUp(position, side, command), tally);
  }
}

function enumerateAll(settings: Partial<SeriesSettings>): Tally {
  const tally: Tally = { ends: 0, wins: { a: 0, b: 0 }, longest: 0 };
  const { state, secrets } = openReadyTable(settings);
  enumerate({ state, secrets }, tally);
  return tally;
}

describe('every path of a best of 3', () => {
  test.each(SERIES_FORMATS)('%s: all picks and results end within three games, fairly for both sides', (format) => {
    const tally = enumerateAll({ format });
    expect(tally.ends).toBeGreaterThan(6);
    expect(tally.wins.a).toBe(tally.wins.b);
    expect(tally.wins.a + tally.wins.b).toBe(tally.ends);
    expect(tally.longest).toBe(3);
  });

  test.each(['conquest', 'last_hero_standing'] as const)('%s with a ban', (format) => {
    const tally = enumerateAll({ format, bans: 1 });
    expect(tally.ends).toBe(9 * enumerateAll({ format }).ends);
    expect(tally.wins.a).toBe(tally.wins.b);
  });

  test('counted by hand: conquest with two decks each', () => {
    // Game 1: 4 pairs. After it the winner has one deck, the loser two: 2 pairs, half of the results end it.
    // Where the loser wins game 2 both have one deck left: one pair, two results.
    expect(enumerateAll({ format: 'conquest' }).ends).toBe(4 * 2 * 2 * (1 + 2));
  });
});
