import type { Random } from '../../random/random.ts';
import { SIDES, type BySide } from '../../series/sides.ts';
import { isBattleOver } from '../battle-over.ts';
import { isBoardOver, isBoardRunning } from '../boards.ts';
import type { BattleActor, BattleCommand } from '../commands.ts';
import { formatWith } from '../formats/format-terms.ts';
import { namingSides } from '../formats/seat-plans.ts';
import {
  BATTLE_FORMATS,
  DECIDED_MODES,
  DECIDER_MODES,
  PLAYER_ORDERS,
  TEAM_SIZES,
  THL_POINTS,
  TIE_MODES,
  type BattleFormat,
  type BattleFormatCode,
  type FormatParameters,
} from '../settings.ts';
import type { BattleState, Board } from '../types.ts';
import { buildLineUp, buildPlayer, buildSettings, captain, GROUND, REASON, REFEREE, SYSTEM } from './battle.builder.ts';
import { openTable, type BattleTable } from './battle.table.ts';

type Move = { readonly actor: BattleActor; readonly command: BattleCommand };

/** How likely each is, 0 to 1. */
export type RandomPlay = {
  readonly code?: BattleFormatCode;
  /** That a deadline passes before somebody acts. */
  readonly lateness?: number;
  /** That a referee or a captain does something out of turn. */
  readonly refereeing?: number;
  /** That a board that is over gets another result, or goes on. */
  readonly correcting?: number;
  readonly onMove?: (table: BattleTable) => void;
};

const MOVE_LIMIT = 600;

export function oneOf<T>(rng: Random, list: readonly T[]): T {
  const found = list[rng.int(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const PARAMETERS: { readonly [P in Exclude<keyof FormatParameters, 'size'>]: (rng: Random) => FormatParameters[P] } = {
  decided: (rng) => oneOf(rng, DECIDED_MODES),
  tie: (rng) => oneOf(rng, TIE_MODES),
  order: (rng) => oneOf(rng, PLAYER_ORDERS),
  revival: (rng) => rng.next() < 0.4,
  decider: (rng) => oneOf(rng, DECIDER_MODES),
};

export function randomFormat(rng: Random, code: BattleFormatCode = oneOf(rng, BATTLE_FORMATS)): BattleFormat {
  const size = oneOf(rng, TEAM_SIZES.slice(0, 3));
  const own = Object.entries(PARAMETERS).filter(([name]) => name in formatWith(code, {}));
  return formatWith(code, { size, ...Object.fromEntries(own.map(([name, draw]) => [name, draw(rng)])) });
}

function randomScore(rng: Random, winner: 'a' | 'b' | null): BySide<number> {
  const lost = rng.int(2);
  return { a: winner === 'a' ? 2 : lost, b: winner === 'b' ? 2 : lost };
}

function boardResult(rng: Random, { match_id }: Board): BattleCommand {
  const chance = rng.next();
  const winner = chance < 0.06 ? null : chance < 0.53 ? 'a' : 'b';
  const cause = winner === null ? 'both_absent' : chance > 0.95 ? 'no_show' : 'score';
  const score = cause === 'score' ? randomScore(rng, winner) : { a: 0, b: 0 };
  return { type: 'finish_board', match_id: match_id ?? '', score, winner, cause, ground: GROUND };
}

function boardMove(rng: Random, board: Board): Move {
  const match_id = board.match_id ?? '';
  if (board.status === 'open' && rng.next() < 0.5) return { actor: SYSTEM, command: { type: 'start_board', match_id } };
  return { actor: SYSTEM, command: boardResult(rng, board) };
}

function namingMove(table: BattleTable, rng: Random): Move | null {
  const { naming } = table.state;
  if (!naming) return null;
  const { plan, locked, board_number } = naming;
  const side = oneOf(
    rng,
    namingSides(plan).filter((one) => !locked.some((other) => other.side === one)),
  );
  const seat = plan.seats[side];
  if (seat.kind !== 'named') return null;
  const secret = table.secrets.find((one) => one.kind === 'line_up' && one.side === side);
  const lineUp = secret?.kind === 'line_up' ? secret.line_up : null;
  const all = lineUp ? [...lineUp.players, ...(seat.from === 'team' ? lineUp.bench : [])] : [];
  const able = all
    .map(({ account_id }) => account_id)
    .filter((id) => !seat.without.includes(id) && !table.state.sides[side].out.includes(id))
    .filter((id) => table.hindrances.get(id) !== 'suspended');
  if (able.length === 0) return null;
  return { actor: captain(side), command: { type: 'name_player', board_number, account_id: oneOf(rng, able) } };
}

/** One legal move of whoever has it; null where only a deadline leads on. */
export function legalMove(table: BattleTable, rng: Random): Move | null {
  const { state } = table;
  if (state.status === 'paused') return { actor: REFEREE, command: { type: 'resume', reason: REASON } };
  const open = SIDES.filter((side) => !state.sides[side].line_up.locked);
  if (open.some((side) => state.sides[side].out.length > 0)) return null;
  if (state.status === 'scheduled' && open.length > 0) {
    const side = oneOf(rng, open);
    const { size } = state.settings.format;
    const line_up = buildLineUp(state.settings, side, rng.next() < 0.2 ? 1 + rng.int(size) : size);
    return { actor: captain(side), command: { type: 'lock_line_up', line_up } };
  }
  if (state.status === 'check_in') {
    const side = SIDES.find((one) => state.sides[one].checked_in.length === 0);
    return side ? { actor: captain(side), command: { type: 'check_in' } } : null;
  }
  const running = state.boards.filter(isBoardRunning);
  return running.length > 0 ? boardMove(rng, oneOf(rng, running)) : namingMove(table, rng);
}

/** What referees and captains may do at any time, mostly out of place. */
export function wildMove(state: BattleState, rng: Random): Move {
  const side = oneOf(rng, SIDES);
  const board_number = 1 + rng.int(state.boards.length + 1);
  const account_id = `${side}${1 + rng.int(8)}`;
  const out = `${side}${1 + rng.int(5)}`;
  const match_id = state.boards[rng.int(state.boards.length + 1)]?.match_id ?? 'match-0';
  const reason = REASON;
  const referee: readonly BattleCommand[] = [
    { type: 'forfeit_board', board_number, losers: oneOf(rng, [...SIDES, 'both' as const]), reason },
    { type: 'restore_board', board_number, reason },
    { type: 'warn', side, account_id, reason },
    { type: 'disqualify', side, account_id: oneOf(rng, [account_id, account_id, account_id, null]), reason },
    { type: 'reinstate_player', side, account_id, reason },
    { type: 'replace_player', side, out, player: buildPlayer(state.settings, account_id), reason },
    { type: 'pause', reason },
    { type: 'resume', reason },
    { type: 'extend', due_at: state.due_at ?? state.created_at, seconds: 60, reason },
    { type: 'reopen', reason },
    { type: 'forfeit_battle', losers: oneOf(rng, [...SIDES, 'both' as const]), reason },
  ];
  const captains: readonly BattleCommand[] = [
    { type: 'substitute', out, player: account_id },
    { type: 'name_player', board_number, account_id },
    { type: 'check_in' },
    { type: 'forfeit' },
    { type: 'open_decks' },
    { type: 'lock_line_up', line_up: buildLineUp(state.settings, side) },
  ];
  const matches: readonly BattleCommand[] = [
    { type: 'start_board', match_id },
    { type: 'progress_board', match_id, score: { a: rng.int(3), b: rng.int(3) }, next_game: 1 + rng.int(5) },
    { type: 'reopen_board', match_id, ground: GROUND },
  ];
  const [actor, commands] = oneOf(rng, [
    [REFEREE, referee],
    [captain(side), captains],
    [SYSTEM, matches],
  ] as const);
  return { actor, command: oneOf(rng, commands) };
}

/** Another result for a board that is over, or its match goes on. */
export function correction(state: BattleState, rng: Random): Move | null {
  const over = state.boards.filter((board) => isBoardOver(board) && board.match_id !== null);
  if (over.length === 0) return null;
  const board = oneOf(rng, over);
  if (rng.next() < 0.3) {
    const command = { type: 'reopen_board', match_id: board.match_id ?? '', ground: GROUND } as const;
    return { actor: SYSTEM, command };
  }
  return { actor: SYSTEM, command: boardResult(rng, board) };
}

function makeMove(table: BattleTable, rng: Random, play: Required<Omit<RandomPlay, 'code' | 'onMove'>>): void {
  table.wait(rng.int(30));
  if (rng.next() < play.refereeing) {
    const { actor, command } = wildMove(table.state, rng);
    table.send(actor, command);
    return;
  }
  const late = rng.next() < play.correcting ? correction(table.state, rng) : null;
  if (late) {
    table.send(late.actor, late.command);
    return;
  }
  const isLate = table.state.due_at !== null && rng.next() < play.lateness;
  const move = isLate ? null : legalMove(table, rng);
  const refused = move ? table.send(move.actor, move.command) : table.runOut();
  if (refused) throw new Error(`a legal ${move?.command.type ?? 'deadline'} was refused: ${refused}`);
}

/** Plays one random battle to its end and gives back the table. Throws when it does not end within MOVE_LIMIT moves. */
export function playRandomBattle(rng: Random, play: RandomPlay = {}): BattleTable {
  const { lateness = 0, refereeing = 0, correcting = 0, onMove } = play;
  const luck = rng.next();
  const points = luck < 0.5 ? THL_POINTS : null;
  const substitutions = Math.trunc(luck * 6) % 3;
  const table = openTable(buildSettings(randomFormat(rng, play.code), { points, substitutions }));
  for (let moves = 0; !isBattleOver(table.state.status); moves++) {
    if (moves > MOVE_LIMIT) throw new Error('this battle does not end');
    const isCalm = moves > MOVE_LIMIT / 4;
    makeMove(table, rng, {
      lateness,
      refereeing: isCalm ? 0 : refereeing,
      correcting: isCalm ? 0 : correcting,
    });
    onMove?.(table);
  }
  return table;
}
