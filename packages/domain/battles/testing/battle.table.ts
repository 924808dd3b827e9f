import type { Hindrance } from '../../availability/availability.ts';
import { SIDES, type BySide, type Side } from '../../series/sides.ts';
import { isViolation } from '../../violation/violation.ts';
import { boardsToOpen, matchesToCancel } from '../board-matches.ts';
import { isBoardRunning, playerOf } from '../boards.ts';
import type { BattleActor, BattleCommand, BattleSecret, OpenBoard } from '../commands.ts';
import { createBattle } from '../create.ts';
import { decideBattle } from '../decide/decide.ts';
import type { BattleEvent, BattleEventType } from '../events.ts';
import { evolveBattle } from '../evolve/evolve.ts';
import { foldBattle } from '../evolve/fold.ts';
import type { LineUp, TeamRoster } from '../line-up/types.ts';
import type { BattleSettings } from '../settings.ts';
import type { BattleState, Board } from '../types.ts';
import { buildLineUp, buildRoster, captain, NOW, STARTS_AT, SYSTEM } from './battle.builder.ts';

/** A battle on a table with a clock: what a service, its log and its private table do, in memory. */
export type BattleTable = {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly secrets: readonly BattleSecret[];
  readonly now: string;
  readonly rosters: BySide<TeamRoster>;
  /** Who of the line-ups cannot play at the moment. */
  readonly hindrances: Map<string, Hindrance>;
  /** Those that run, as a service would create and cancel them. */
  readonly matches: readonly string[];
  /** The code of the rule that refused it, or null. */
  send(actor: BattleActor, command: BattleCommand): string | null;
  /** What the match of a board tells of it, where a player has come or a game has a result. */
  tell(number: number, board: Partial<OpenBoard>): void;
  wait(seconds: number): void;
  /** Moves the clock to the deadline and lets it pass. */
  runOut(): string | null;
  /** Every event type since the last call. */
  news(): readonly BattleEventType[];
};

const NOT_BEGUN: OpenBoard = { is_ready: { a: false, b: false }, games: 0 };

const keyOf = ({ side, kind, board_number }: BattleSecret) => `${side}/${kind}/${board_number}`;

export function openTable(settings: BattleSettings, rosters: Partial<BySide<TeamRoster>> = {}): BattleTable {
  const sides = { a: { team_id: 'team-a', name: '甲队' }, b: { team_id: 'team-b', name: '乙队' } };
  const created = createBattle({ battle_id: 'battle-1', settings, sides, starts_at: STARTS_AT }, NOW);
  if (isViolation(created)) throw new Error(`not a legal battle: ${created.violation}`);
  const events: BattleEvent[] = [created];
  const secrets = new Map<string, BattleSecret>();
  const known = { a: rosters.a ?? buildRoster(settings, 'a'), b: rosters.b ?? buildRoster(settings, 'b') };
  const matches = new Set<string>();
  const open = new Map<string, OpenBoard>();
  let state = foldBattle(events);
  let now = Date.parse(NOW);
  let read = 1;
  let made = 0;
  const table: BattleTable = {
    get state() {
      return state;
    },
    events,
    get secrets() {
      return [...secrets.values()];
    },
    get now() {
      return new Date(now).toISOString();
    },
    rosters: known,
    hindrances: new Map(),
    get matches() {
      return [...matches];
    },
    send(actor, command) {
      const outcome = decideBattle(state, command, {
        now: table.now,
        actor,
        secrets: table.secrets,
        new_id: () => `match-${++made}`,
        roster_of: (side) => known[side],
        open_board: (id) => (matches.has(id) ? { ...NOT_BEGUN, ...open.get(id) } : undefined),
        hindrance_of: (accountId) => table.hindrances.get(accountId) ?? null,
      });
      if (isViolation(outcome)) return outcome.violation;
      for (const secret of outcome.secrets) secrets.set(keyOf(secret), secret);
      events.push(...outcome.events);
      const before = state;
      state = outcome.events.reduce(evolveBattle, state);
      for (const match_id of matchesToCancel(before, state)) matches.delete(match_id);
      for (const { match_id } of boardsToOpen(before, state)) if (match_id) matches.add(match_id);
      if (command.type === 'finish_board') matches.delete(command.match_id);
      if (command.type === 'reopen_board') matches.add(command.match_id);
      return null;
    },
    tell(number, facts) {
      open.set(matchOf(table, number), { ...NOT_BEGUN, ...facts });
    },
    wait(seconds) {
      now += seconds * 1000;
    },
    runOut() {
      const { due_at, due_kind } = state;
      if (due_at === null || due_kind === null) throw new Error('no deadline runs');
      now = Math.max(now, Date.parse(due_at));
      return table.send(SYSTEM, { type: 'deadline_passed', due_kind, due_at });
    },
    news() {
      const fresh = events.slice(read).map(({ type }) => type);
      read = events.length;
      return fresh;
    },
  };
  return table;
}

export function accepted(refused: string | null): void {
  if (refused) throw new Error(`refused: ${refused}`);
}

export function lock(table: BattleTable, side: Side, lineUp?: LineUp): void {
  const line_up = lineUp ?? buildLineUp(table.state.settings, side);
  accepted(table.send(captain(side), { type: 'lock_line_up', line_up }));
}

/** A battle that has started, its line-ups of so many players each. */
export function startedTable(settings: BattleSettings, sizes: Partial<BySide<number>> = {}): BattleTable {
  const table = openTable(settings);
  for (const side of SIDES) lock(table, side, buildLineUp(settings, side, sizes[side]));
  accepted(table.runOut());
  for (const side of SIDES) accepted(table.send(captain(side), { type: 'check_in' }));
  accepted(table.runOut());
  return table;
}

export function board(table: BattleTable, number: number): Board {
  const found = table.state.boards.find((one) => one.number === number);
  if (!found) throw new Error(`no board ${number}`);
  return found;
}

function matchOf(table: BattleTable, number: number): string {
  return board(table, number).match_id ?? '';
}

export function begin(table: BattleTable, number: number): void {
  accepted(table.send(SYSTEM, { type: 'start_board', match_id: matchOf(table, number) }));
}

type Result = Side | 'both';

/** As its match reports it; a score of 2–0 where none is given, and both lose where nobody came. */
export function result(table: BattleTable, number: number, winner: Result, score?: BySide<number>): string | null {
  const isLost = winner === 'both';
  const usual = { a: winner === 'a' ? 2 : 0, b: winner === 'b' ? 2 : 0 };
  return table.send(SYSTEM, {
    type: 'finish_board',
    match_id: matchOf(table, number),
    score: score ?? usual,
    winner: isLost ? null : winner,
    cause: isLost ? 'both_absent' : 'score',
    ground: null,
  });
}

export function finish(table: BattleTable, number: number, winner: Result, score?: BySide<number>): void {
  accepted(result(table, number, winner, score));
}

/** Finishes the boards that run, one after another as they open, with these winners. */
export function play(table: BattleTable, ...winners: readonly Result[]): void {
  for (const winner of winners) {
    const running = table.state.boards.find(isBoardRunning);
    if (!running) throw new Error(`nothing runs for ${winner}`);
    finish(table, running.number, winner);
  }
}

export function reopen(table: BattleTable, number: number): string | null {
  return table.send(SYSTEM, { type: 'reopen_board', match_id: matchOf(table, number), ground: null });
}

/** For the board that waits for names. */
export function name(table: BattleTable, side: Side, account_id: string): string | null {
  const board_number = table.state.naming?.board_number ?? 0;
  return table.send(captain(side), { type: 'name_player', board_number, account_id });
}

/** `a1-b1` for each board that stands and was not closed. */
export function pairings(table: BattleTable): readonly string[] {
  const played = table.state.boards.filter(({ status }) => status !== 'withdrawn');
  return played.map((one) => SIDES.map((side) => playerOf(one, side)?.account_id ?? '—').join('-'));
}
