import { createHash } from 'node:crypto';
import { winsNeeded } from '../../series/settings.ts';
import { DEFAULT_REWARD_TABLE } from '../../rewards/types.ts';
import type { MatchSummary } from '../stages/stage-base.ts';
import type { MatchResult } from '../../series/match-result.ts';
import { isViolation } from '../../violation/violation.ts';
import type { DrawKeyOf } from '../../random/draw-key.ts';
import type { Random } from '../../random/random.ts';
import { keysFromNumber } from '../../random/key-from-number.ts';
import type { TournamentCommand } from '../decide/commands.ts';
import { createTournament } from '../create.ts';
import { decideTournament } from '../decide/decide.ts';
import type { TournamentEvent } from '../events.ts';
import { evolveTournament, initialState } from '../evolve.ts';
import { DEFAULT_TOURNAMENT_SETTINGS, lineupSize } from '../settings.ts';
import { draftRound, heldRound } from '../round-draft/round-draft.ts';
import { currentStage } from '../state-parts.ts';
import { lastStart } from '../undo/last-step.ts';
import type { RewardChoice, TournamentSettings, TournamentState } from '../types.ts';
import type { TournamentViolationCode } from '../violations.ts';
import { pick, randomSettings } from './settings.arbitrary.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Sees every event with the state before and after it. */
export type Observer = (before: TournamentState, event: TournamentEvent, after: TournamentState) => void;

export type Driver = {
  readonly state: TournamentState;
  readonly events: readonly TournamentEvent[];
  readonly now: string;
  readonly draw_key: DrawKeyOf;
  /** The code of the refusal, or null when the command was carried out. */
  run(command: TournamentCommand): TournamentViolationCode | null;
  /** Turns the clock to this moment, if that is still to come. */
  wait(until: string): void;
  /** What the match service writes into the log on its own. */
  record(event: TournamentEvent): void;
};

type DriverOptions = {
  readonly settings?: Partial<TournamentSettings>;
  readonly capacity?: number;
  readonly seed?: number;
  readonly rewards?: RewardChoice | undefined;
};

/** A tournament in memory whose clock moves a second with every command. */
export function driveTournament(options: DriverOptions = {}, observe: Observer = () => undefined): Driver {
  let time = Date.parse('2024-01-01T00:00:00.000Z');
  let ids = 0;
  const draw_key = keysFromNumber(options.seed ?? 1);
  const now = () => new Date(time).toISOString();
  const created = createTournament(
    {
      tournament_id: 'tournament',
      name: '周末擂台',
      description: '',
      stream_url: null,
      is_demo: false,
      capacity: options.capacity ?? 64,
      settings: { ...DEFAULT_TOURNAMENT_SETTINGS, ...options.settings },
      times: { registration_closes_at: null, check_in_opens_at: null, starts_at: null },
      ...(options.rewards && { rewards: options.rewards }),
    },
    { now: now() },
  );
  if (isViolation(created)) throw new Error(`not a tournament: ${created.violation}`);
  let state = initialState(created[0]);
  const events: TournamentEvent[] = [...created];
  const record = (event: TournamentEvent) => {
    const before = state;
    state = evolveTournament(state, event);
    events.push(event);
    observe(before, event, state);
  };
  return {
    get state() {
      return state;
    },
    get now() {
      return now();
    },
    events,
    draw_key,
    run(command) {
      time += 1000;
      const decision = decideTournament(state, command, {
        now: now(),
        new_id: () => `m${++ids}`,
        draw_key,
        sha256,
      });
      if (isViolation(decision)) return decision.violation;
      decision.forEach(record);
      return null;
    },
    wait(until) {
      time = Math.max(time, Date.parse(until));
    },
    record,
  };
}

export function openMatches(state: TournamentState): MatchSummary[] {
  const matches = currentStage(state)?.rounds.flatMap((round) => round.matches) ?? [];
  return matches.filter(({ result }) => result === null);
}

/** What the match service would send for this result. */
export function finishCommand(
  match: MatchSummary,
  result: MatchResult,
  loserWins = 0,
  force = false,
): TournamentCommand {
  const wins = winsNeeded(match.best_of);
  return {
    type: 'finish_match',
    match_id: match.match_id,
    status: result === 'double_loss' ? 'forfeited' : 'finished',
    wins_a: result === 'a' ? wins : result === 'b' ? loserWins : 0,
    wins_b: result === 'b' ? wins : result === 'a' ? loserWins : 0,
    result,
    force,
  };
}

/** Plays a whole tournament of 2 to 40 players with everything that can go wrong; its end is its return. */
export function playRandomTournament(random: Random, observe?: Observer): Driver {
  const players = 2 + random.int(39);
  const ids = Array.from({ length: players }, (_, index) => `p${index + 1}`);
  const driver = driveTournament(
    { settings: randomSettings(random, ids), capacity: 2 + random.int(40), seed: random.int(2 ** 32) },
    observe,
  );
  playEntry(driver, random, ids);
  playOn(driver, random, ids);
  for (let late = random.int(3); late > 0; late--) {
    playCorrection(driver, random);
    playOn(driver, random, ids);
  }
  return driver;
}

const MAX_STEPS = 20_000;

function playOn(driver: Driver, random: Random, ids: readonly string[]): void {
  for (let step = 0; driver.state.status === 'running'; step++) {
    if (step > MAX_STEPS) throw new Error('the tournament does not end');
    playStep(driver, random, ids, step);
  }
}

function playEntry(driver: Driver, random: Random, ids: readonly string[]): void {
  const count = lineupSize(driver.state.settings);
  driver.run({ type: 'open_registration' });
  for (const id of ids) driver.run({ type: 'register', participant_id: id, user_id: `u-${id}`, name: id });
  for (const participant_id of ids) {
    if (random.int(20) > 0) driver.run({ type: 'approve', participant_id });
    if (random.int(15) > 0) driver.run({ type: 'submit_decks', participant_id, count });
    if (random.int(15) === 0) driver.run({ type: 'withdraw', participant_id });
    if (random.int(40) === 0) driver.run({ type: 'reject', participant_id, reason: '资料不符' });
  }
  if (driver.state.settings.check_in_required) {
    driver.run({ type: 'open_check_in', due_at: '2024-01-02T00:00:00.000Z' });
    for (const participant_id of ids) if (random.int(10) > 0) driver.run({ type: 'check_in', participant_id });
  }
  const seed_order = random.int(2) === 0 ? random.shuffle(ids) : [];
  const site_rewards = DEFAULT_REWARD_TABLE;
  if (driver.run({ type: 'start', due_at: null, seed_order, site_rewards }) !== null)
    driver.run({ type: 'cancel', reason: '人数不足' });
}

function playStep(driver: Driver, random: Random, ids: readonly string[], step: number): void {
  const chance = random.int(100);
  const open = openMatches(driver.state);
  if (heldRound(driver.state) && random.int(3) > 0) playPublishing(driver);
  else if (chance < 3) playLeaving(driver, random, ids);
  else if (chance < 5) driver.run({ type: 'reinstate', participant_id: pick(random, ids) });
  else if (chance < 7) playCorrection(driver, random);
  else if (chance < 9) playLateEntry(driver, random, ids, step);
  else if (chance < 10) driver.run({ type: 'take_back_round', reason: '对阵有误' });
  else if (chance < 12) playUndo(driver);
  else if (chance < 30 && open.length > 0) playProgress(driver, random, pick(random, open));
  else if (open.length > 0) playResult(driver, random, pick(random, open));
  if (chance % 2 === 0) driver.run({ type: 'advance', by_hand: random.int(4) === 0 });
}

/** The round that waits, as it is drawn now. */
function playPublishing(driver: Driver): void {
  const draft = draftRound(driver.state, driver.draw_key);
  const refused = draft && driver.run({ type: 'publish_round', draft });
  if (refused) throw new Error(`a round was not published: ${refused}`);
}

/** The start of a round or of a stage is taken back, where nobody has begun to play. */
function playUndo(driver: Driver): void {
  const step = lastStart(driver.state)?.step;
  if (step) driver.run({ type: 'undo_start', step, reason: '开早了', by: { user_id: 'referee', name: '裁判甲' } });
}

/** Who leaves loses the match they are in, as the match service would have it. */
function playLeaving(driver: Driver, random: Random, ids: readonly string[]): void {
  const participant_id = pick(random, ids);
  const refused =
    random.int(4) === 0
      ? driver.run({ type: 'disqualify', participant_id, reason: '使用未登记的卡组' })
      : driver.run({ type: 'drop', participant_id });
  if (refused !== null) return;
  for (const match of openMatches(driver.state))
    if (match.a === participant_id || match.b === participant_id) playResult(driver, random, match);
}

function playResult(driver: Driver, random: Random, match: MatchSummary): void {
  const isHere = (id: string) => driver.state.participants[id]?.status === 'active';
  const free: MatchResult[] =
    match.node === null || /-l\d/.test(match.node)
      ? ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'draw', 'double_loss']
      : ['a', 'a', 'a', 'b', 'b', 'b', 'double_loss'];
  const forced: MatchResult = isHere(match.a) ? 'a' : isHere(match.b) ? 'b' : 'double_loss';
  const result = isHere(match.a) && isHere(match.b) ? pick(random, free) : forced;
  const refused = driver.run(finishCommand(match, result, random.int(winsNeeded(match.best_of))));
  if (refused !== null) throw new Error(`a result was refused: ${refused}`);
}

function playProgress(driver: Driver, random: Random, { match_id, best_of }: MatchSummary): void {
  const wins = () => random.int(winsNeeded(best_of));
  const status = pick(random, ['check_in', 'ban', 'playing', 'disputed'] as const);
  driver.record({
    type: 'match_progressed',
    payload: { match_id, status, wins_a: wins(), wins_b: wins(), due_at: null, at: driver.now },
  });
}

/** Of any stage: also of one that another has followed. */
function playCorrection(driver: Driver, random: Random): void {
  const matches = driver.state.stages.flatMap(({ rounds }) => rounds.flatMap((round) => round.matches));
  const over = matches.filter(({ result }) => result !== null);
  if (over.length === 0) return;
  const match = pick(random, over);
  const choice = { force: random.int(2) === 0, restart_stages: random.int(3) === 0 };
  if (random.int(2) === 0)
    driver.run({ ...finishCommand(match, pick(random, ['a', 'b', 'double_loss']), 0), ...choice });
  else
    driver.run({
      type: 'reopen_match',
      match_id: match.match_id,
      status: 'playing',
      wins_a: 0,
      wins_b: 0,
      due_at: null,
      ...choice,
    });
}

function playLateEntry(driver: Driver, random: Random, ids: readonly string[], step: number): void {
  const id = random.int(2) === 0 ? pick(random, ids) : `late-${step}`;
  driver.run({
    type: 'enter_late',
    participant_id: id,
    user_id: `u-${id}`,
    name: id,
    deck_count: lineupSize(driver.state.settings),
  });
}
