import { createRandom } from '../../random/seeded.ts';
import type { Random } from '../../random/random.ts';
import type { SeriesActor, SeriesCommand } from '../commands.ts';
import { legalBans, legalPicks, legalShields, nextGameNumber, otherSide, runningGame } from '../decide/legal.ts';
import { isSeriesOver } from '../series-over.ts';
import { awaitedSides, nextAction } from '../next-action.ts';
import { actorOf, openTable, REFEREE, SYSTEM, type SeriesTable } from './series.table.ts';
import {
  ADVANTAGES,
  BAN_COUNTS,
  bansOf,
  BEST_OF,
  DEFAULT_SERIES_TIMERS,
  isAdvantageSound,
  MAX_FREE_DECKS,
  SERIES_FORMATS,
  type SeriesSettings,
} from '../settings.ts';
import { GAME_RESULTS, type GameResult, type SeriesState } from '../types.ts';
import { SIDES, type Side } from '../sides.ts';

export type RandomPlay = {
  /** Unset: random too. */
  readonly settings?: SeriesSettings;
  /** Chance, at each move, that nobody acts and the running deadline passes. */
  readonly lateness?: number;
  /** Chance, at each move, that a referee steps in. */
  readonly refereeing?: number;
  /** Chance that a claim is false or contested. */
  readonly quarrel?: number;
  /** Called after every command that was accepted. */
  readonly onMove?: (table: SeriesTable) => void;
};

export type Move = {
  readonly actor: SeriesActor;
  readonly command: SeriesCommand;
};

/** More moves than any series needs: beyond it, play is endless. */
export const MOVE_LIMIT = 400;
const REASON = '裁判的书面理由';

function oneOf<T>(rng: Random, list: readonly T[]): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Any settings that the rules allow, with the default timers. */
export function randomSettings(rng: Random): SeriesSettings {
  const format = oneOf(rng, SERIES_FORMATS);
  const bans = format === 'specialist' ? 0 : oneOf(rng, BAN_COUNTS);
  const shield = bans > 0 && rng.next() < 0.5;
  const settings = { format, best_of: oneOf(rng, BEST_OF), bans, shield, timers: DEFAULT_SERIES_TIMERS };
  const ahead = { ...settings, advantage: { kind: oneOf(rng, ADVANTAGES), side: oneOf(rng, SIDES) } };
  return rng.next() < 0.3 && isAdvantageSound(ahead) ? ahead : settings;
}

/** What the two sides agree on for a game; the same however often it is asked. */
function truth(state: SeriesState, seed: number): GameResult {
  const number = runningGame(state)?.number ?? 0;
  const rng = createRandom(seed + number);
  const isDraw = rng.next() < 0.05 && number < 12;
  return isDraw ? 'draw' : rng.next() < 0.5 ? 'a' : 'b';
}

type Temper = {
  readonly rng: Random;
  readonly seed: number;
  readonly quarrel: number;
};

type Answer = (state: SeriesState, side: Side, temper: Temper) => SeriesCommand;

const answerReport: Answer = (state, side, { rng, seed, quarrel }) => {
  const game_number = runningGame(state)?.number ?? 0;
  const isClaimed = runningGame(state)?.reports[otherSide(side)] !== undefined;
  if (isClaimed && rng.next() < quarrel) return { type: 'contest', game_number, note: '不是这样' };
  return { type: 'report', game_number, result: rng.next() < quarrel ? oneOf(rng, GAME_RESULTS) : truth(state, seed) };
};

const ANSWERS: Partial<Record<ReturnType<typeof nextAction>['action'], Answer>> = {
  ready: () => ({ type: 'ready' }),
  shield: (state, side, { rng }) => ({ type: 'lock_shield', slot: oneOf(rng, legalShields(state, side)) }),
  ban: (state, side, { rng }) => ({
    type: 'lock_bans',
    slots: rng.shuffle(legalBans(state, side)).slice(0, bansOf(state.settings, side)),
  }),
  pick: (state, side, { rng }) => ({
    type: 'lock_pick',
    game_number: nextGameNumber(state),
    slot: oneOf(rng, legalPicks(state, side)),
  }),
  report: answerReport,
  confirm: answerReport,
};

/** What the series waits for when no player has the move: check-in to be opened, a ruling, the end of a pause. */
function officialMove(state: SeriesState, rng: Random): Move {
  if (state.status === 'scheduled') return { actor: SYSTEM, command: { type: 'open_check_in' } };
  if (state.status === 'paused') return { actor: REFEREE, command: { type: 'resume', reason: REASON } };
  const game_number = runningGame(state)?.number ?? 0;
  const result = state.games.length < 12 ? oneOf(rng, GAME_RESULTS) : oneOf(rng, SIDES);
  return { actor: REFEREE, command: { type: 'rule_game', game_number, result, reason: REASON } };
}

/** One legal move of a player who has it, else of the referee or the system. */
export function legalMove(state: SeriesState, rng: Random, seed: number, quarrel = 0): Move {
  const awaited = awaitedSides(state);
  if (awaited.length === 0) return officialMove(state, rng);
  const side = oneOf(rng, awaited);
  const answer = ANSWERS[nextAction(state, side).action];
  if (!answer) throw new Error(`no answer to ${nextAction(state, side).action}`);
  return { actor: actorOf(side), command: answer(state, side, { rng, seed, quarrel }) };
}

/** Any command at all, mostly out of place: wrong phase, wrong game, foreign slots, wrong person. */
export function wildMove(state: SeriesState, rng: Random): Move {
  const side = oneOf(rng, SIDES);
  const game_number = rng.int(state.games.length + 3);
  const slot = rng.int(MAX_FREE_DECKS + 1) - 1;
  const due_at = state.due_at ?? state.created_at;
  const commands: readonly SeriesCommand[] = [
    { type: 'ready' },
    { type: 'open_check_in' },
    { type: 'lock_shield', slot },
    { type: 'lock_bans', slots: [slot, rng.int(3)].slice(0, rng.int(3)) },
    { type: 'lock_pick', game_number, slot },
    { type: 'report', game_number, result: oneOf(rng, GAME_RESULTS) },
    { type: 'contest', game_number, note: '有异议' },
    { type: 'timeout', due_at },
    ...refereeCommands(state, rng).map((move) => move.command),
  ];
  return { actor: oneOf(rng, [actorOf(side), actorOf(side), REFEREE, SYSTEM]), command: oneOf(rng, commands) };
}

function refereeCommands(state: SeriesState, rng: Random): readonly Move[] {
  const side = oneOf(rng, SIDES);
  const any = rng.int(state.games.length + 1);
  const coming = runningGame(state)?.number ?? nextGameNumber(state);
  const commands: readonly SeriesCommand[] = [
    { type: 'correct_game', game_number: any, result: side, reason: REASON },
    { type: 'correct_game', game_number: any, result: side, reason: REASON },
    { type: 'uphold_game', game_number: any, reason: REASON },
    { type: 'void_game', game_number: any, reason: REASON },
    { type: 'rule_game', game_number: any, result: oneOf(rng, GAME_RESULTS), reason: REASON },
    { type: 'give_game_loss', side, game_number: coming, reason: REASON },
    { type: 'caution', side, reason: REASON },
    { type: 'warn', side, reason: REASON },
    { type: 'award_result', score: { a: rng.int(3), b: rng.int(3) }, reason: REASON },
    { type: 'pause', reason: REASON },
    { type: 'resume', reason: REASON },
    { type: 'extend', due_at: state.due_at ?? state.created_at, seconds: 30, reason: REASON },
    { type: 'reopen', reason: REASON },
  ];
  return commands.map((command) => ({ actor: REFEREE, command }));
}

/**
 * Plays one random series to its end, every move legal, and gives back the table: its state, events, secrets
 * and clock. The same generator gives the same series. Throws when play does not end within MOVE_LIMIT moves.
 */
export function playRandomSeries(rng: Random, play: RandomPlay = {}): SeriesTable {
  const { lateness = 0, refereeing = 0, quarrel = 0, onMove } = play;
  const seed = rng.int(2 ** 31);
  const table = openTable(play.settings ?? randomSettings(rng), seed);
  for (let moves = 0; !isSeriesOver(table.state.status); moves++) {
    if (moves > MOVE_LIMIT) throw new Error('this series does not end');
    playOneMove(table, rng, { lateness, refereeing: moves < MOVE_LIMIT / 4 ? refereeing : 0, quarrel, seed });
    onMove?.(table);
  }
  return table;
}

type Chances = {
  readonly lateness: number;
  readonly refereeing: number;
  readonly quarrel: number;
  readonly seed: number;
};

function playOneMove(table: SeriesTable, rng: Random, chances: Chances): void {
  table.wait(rng.int(3));
  if (table.state.due_at !== null && rng.next() < chances.lateness) {
    expectAccepted(table.runOut(), 'timeout');
    return;
  }
  if (rng.next() < chances.refereeing) {
    const { actor, command } = oneOf(rng, refereeCommands(table.state, rng));
    table.send(actor, command);
    return;
  }
  const { actor, command } = legalMove(table.state, rng, chances.seed, chances.quarrel);
  expectAccepted(table.send(actor, command), command.type);
}

function expectAccepted(refused: string | null, type: string): void {
  if (refused) throw new Error(`a legal ${type} was refused: ${refused}`);
}
