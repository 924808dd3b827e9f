import { BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { appError, type AppError } from '@pailei/contracts/http/errors';
import { decideBattle } from '@pailei/domain/battles/decide/decide';
import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import { isBoardRunning } from '@pailei/domain/battles/boards';
import { isRotating } from '@pailei/domain/battles/formats/rules-of';
import {
  noRosters,
  type BattleActor,
  type BattleCommand,
  type BattleFacts,
  type BattleSecret,
} from '@pailei/domain/battles/commands';
import { openBoardOf, type OpenBoards } from '@pailei/domain/battles/line-up/captain-options';
import type { BattleOutcome } from '@pailei/domain/battles/decide/turn';
import type { BattleViolation, BattleViolationCode } from '@pailei/domain/battles/violations';
import type { TeamRoster } from '@pailei/domain/battles/line-up/types';
import type { Side } from '@pailei/domain/series/sides';
import { hindranceAt, periodFrom } from '@pailei/domain/availability/availability';
import { isViolation } from '@pailei/domain/violation/violation';
import { newId } from '@pailei/db/id';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import { readCommitments } from '../line-ups/commitments.reads.ts';
import { readRoster } from '../line-ups/team-roster.ts';
import { readBattleSecrets } from '../state/battle-secrets.repository.ts';

export type BattleOrder = {
  actor: BattleActor;
  /** One after the other, each on what the ones before have left. */
  commands: readonly BattleCommand[];
  now: string;
  /** Refusals after which the next command is tried: they mean that there is nothing to do. */
  ignored?: readonly BattleViolationCode[];
};

/** What was decided, and when. */
export type DecidedBattle = BattleOutcome & { now: string };

/** Decides on a locked battle. A rule that says no becomes an error, and nothing has happened. */
export async function decideBattleCommand(
  trx: Trx,
  row: BattleRow,
  { actor, commands, now, ignored = [] }: BattleOrder,
): Promise<DecidedBattle> {
  let { state } = row;
  const stored = await readBattleSecrets(trx, row.id);
  const roster_of = await rostersFor(trx, row, { commands, now });
  const hindrance_of = await hindrancesFor(trx, row, { commands, secrets: stored, now });
  const open_board = await openBoardsFor(trx, row, commands);
  const events: BattleOutcome['events'][number][] = [];
  const secrets: BattleOutcome['secrets'][number][] = [];
  for (const command of commands) {
    const facts = { now, actor, secrets: [...stored, ...secrets], new_id: newId, roster_of, hindrance_of, open_board };
    const outcome = decideBattle(state, command, facts);
    if (isViolation(outcome)) {
      if (ignored.includes(outcome.violation)) continue;
      throw battleError(outcome);
    }
    events.push(...outcome.events);
    secrets.push(...outcome.secrets);
    state = outcome.events.reduce(evolveBattle, state);
  }
  return { events, secrets, now };
}

/** Commands that ask who is in a team, and with which decks. */
const ASKS_ROSTER: readonly BattleCommand['type'][] = [
  'lock_line_up',
  'check_in',
  'substitute',
  'replace_player',
  'warn',
  'disqualify',
  'reinstate_player',
];

const asksRoster = (command: BattleCommand) =>
  ASKS_ROSTER.includes(command.type) || (command.type === 'deadline_passed' && command.due_kind === 'line_up');

async function rostersFor(
  trx: Trx,
  row: BattleRow,
  { commands, now }: Pick<BattleOrder, 'commands' | 'now'>,
): Promise<(side: Side) => TeamRoster> {
  if (!commands.some(asksRoster)) return noRosters;
  const rosters = {
    a: await readRoster(trx, row, { side: 'a', now }),
    b: await readRoster(trx, row, { side: 'b', now }),
  };
  return (side) => rosters[side];
}

/** How the open boards stand. The battle is locked, so that no player comes to one meanwhile. */
async function openBoardsFor(trx: Trx, { state }: BattleRow, commands: readonly BattleCommand[]): Promise<OpenBoards> {
  if (!commands.some(({ type }) => type === 'substitute')) return () => undefined;
  const ids = state.boards.filter(isBoardRunning).flatMap(({ match_id }) => match_id ?? []);
  const matches = await trx
    .selectFrom('match')
    .select(['id', 'state'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  const boards = new Map(matches.map((match) => [match.id, openBoardOf(match.state)]));
  return (id) => boards.get(id);
}

/** Commands after which no board opens, and no other player takes the seat of one. */
const OPENS_NO_BOARD: readonly BattleCommand['type'][] = [
  'lock_line_up',
  'check_in',
  'open_decks',
  'start_board',
  'credit_time',
  'reschedule',
  'warn',
  'pause',
  'extend',
  'cancel',
];

function mayOpenBoard({ status, state }: BattleRow, { type }: BattleCommand): boolean {
  if (status === 'scheduled' || OPENS_NO_BOARD.includes(type)) return false;
  return type !== 'progress_board' || isRotating(state);
}

/** Who of the locked line-ups cannot play now, and why. */
async function hindrancesFor(
  trx: Trx,
  row: BattleRow,
  { commands, secrets, now }: Pick<BattleOrder, 'commands' | 'now'> & { secrets: readonly BattleSecret[] },
): Promise<NonNullable<BattleFacts['hindrance_of']>> {
  const isAsked = commands.some((command) => mayOpenBoard(row, command));
  const lineUps = isAsked ? secrets.filter((secret) => secret.kind === 'line_up') : [];
  const account_ids = lineUps.flatMap(({ line_up: { players, bench } }) =>
    [...players, ...bench].map(({ account_id }) => account_id),
  );
  const commitments = await readCommitments(trx, { account_ids, now, battle_id: row.id, now_only: true });
  const moment = periodFrom(now, 1);
  return (accountId) => {
    const own = commitments.get(accountId);
    return own ? hindranceAt(own, moment) : null;
  };
}

/** With the account that a refusal is about as its field: `players.<account id>`. */
export function battleError(violation: BattleViolation): AppError {
  const [, text] = BATTLE_ERRORS[violation.violation];
  const account = 'account_id' in violation ? violation['account_id'] : undefined;
  const field = typeof account === 'string' ? `players.${account}` : FIELD_OF[violation.violation];
  return appError(BATTLE_ERRORS, violation.violation, field === undefined ? {} : { [field]: text });
}

const FIELD_OF: Partial<Record<BattleViolationCode, string>> = {
  wrong_player_count: 'players',
  too_many_advisers: 'advisers',
  wrong_deck_count: 'pool',
  duplicate_class: 'pool',
  player_not_available: 'account_id',
  not_in_line_up: 'out',
  not_on_bench: 'player',
  reason_required: 'reason',
  reason_too_long: 'reason',
  invalid_seconds: 'seconds',
};
