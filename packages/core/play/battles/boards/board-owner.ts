import { violationError } from '@pailei/contracts/play/tournaments/rule-violations';
import { BATTLE_ERRORS } from '@pailei/contracts/play/battles/battle-errors';
import { generalError } from '@pailei/contracts/http/errors';
import { correctionEffects } from '@pailei/domain/battles/decide/correction-effects';
import { evolveBattle } from '@pailei/domain/battles/evolve/evolve';
import { isBattleOver } from '@pailei/domain/battles/battle-over';
import { standingBoards } from '@pailei/domain/battles/boards';
import type { BattleCommand, BattleCommandOf, Ground } from '@pailei/domain/battles/commands';
import type { BattleState } from '@pailei/domain/battles/types';
import type { BattleViolationCode } from '@pailei/domain/battles/violations';
import { isSeriesOver } from '@pailei/domain/series/series-over';
import type { SeriesState } from '@pailei/domain/series/types';
import { isViolation } from '@pailei/domain/violation/violation';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { MatchRow } from '@pailei/db/schema/matches';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import { NO_CORRECTION_EFFECTS } from '@pailei/domain/tournament/decide/correction-effects';
import type { MatchMoment, MatchOwner } from '../../matches/match-owner.ts';
import { battleOwnerOf, type BattleOwners } from '../battle-owner.ts';
import { decideBattleCommand } from '../commands/decide-battle-command.ts';
import { saveBattle } from '../commands/save-battle.ts';
import { findBattle, lockBattles } from '../state/battles.repository.ts';
import { lockBattle } from '../state/lock-battle.ts';
import { battleEffectsView } from './battle-effects.view.ts';

/** A match that is played as a board: its battle goes on with it, in the match's own transaction. */
export const createBoardOwner = (owners: BattleOwners): MatchOwner => ({
  /** What the battle belongs to comes before it. */
  async lock(trx, match) {
    const battle = await findBattle(trx, battleOf(match));
    if (!battle) throw generalError('not_found');
    await battleOwnerOf(owners, battle).lock(trx, battle);
    if (!(await lockBattle(trx, battle.id))) throw generalError('not_found');
  },

  async lockForPlay(trx, matches, waits) {
    const locked = await lockBattles(trx, matches.map(battleOf), waits);
    return matches.filter((match) => locked.has(battleOf(match))).map(({ id }) => id);
  },

  /** The battle is decided, or boards have opened since. */
  async isSettled(trx, match) {
    const battle = await findBattle(trx, battleOf(match));
    return !battle || isBattleOver(battle.status) || hasLaterBoard(battle, match.id);
  },

  async effects(trx, { row, now, restart_stages = false }, state) {
    if (!isSeriesOver(row.status)) return null;
    const battle = await findBattle(trx, battleOf(row));
    if (!battle) throw generalError('not_found');
    const effects = correctionEffects(battle.state, resultCommand(row, state), now);
    if (isViolation(effects)) {
      if (CHANGES_NOTHING.includes(effects.violation)) return null;
      throw violationError(BATTLE_ERRORS, effects);
    }
    const after = await battleAfter(trx, battle, boardCommands(battle, row, state), now);
    const event = await battleOwnerOf(owners, battle).effects(trx, { row: battle, state: after, now, restart_stages });
    const withdrawn = effects.withdrawn.flatMap(({ seats }) => seats.map(({ account_id }) => account_id));
    return {
      view: { ...(event?.view ?? NO_CORRECTION_EFFECTS), battle: battleEffectsView(effects, battle.state) },
      fingerprint: event ? [effects, event.fingerprint] : effects,
      withdrawn_accounts: [...withdrawn, ...(event?.withdrawn_accounts ?? [])],
      ...(event?.places && { places: event.places }),
    };
  },

  endingView: async () => null,

  progressed: (trx, log, before, state) => followBoard(trx, log, { owners, before, state }),
  async ended(trx, log, before, state) {
    await followBoard(trx, log, { owners, before, state });
    return [];
  },
  reopened: (trx, log, before, state) => followBoard(trx, log, { owners, before, state }),
});

/** The battle goes on without this match, or is as it was. */
const CHANGES_NOTHING: readonly BattleViolationCode[] = ['same_result', 'stale_match', 'battle_over', 'unknown_match'];

function battleOf({ battle_id }: Pick<MatchRow, 'battle_id'>): string {
  if (battle_id === null) throw new Error('a match of a board belongs to no battle');
  return battle_id;
}

function hasLaterBoard({ state }: BattleRow, matchId: string): boolean {
  const boards = standingBoards(state);
  const own = boards.find(({ match_id }) => match_id === matchId);
  return own === undefined || boards.some(({ round }) => round > own.round);
}

/** The battle as these commands would leave it; nothing is written. */
async function battleAfter(
  trx: Trx,
  battle: BattleRow,
  commands: readonly BattleCommand[],
  now: string,
): Promise<BattleState> {
  const order = { actor: { kind: 'system' }, commands, now, ignored: CHANGES_NOTHING } as const;
  const { events } = await decideBattleCommand(trx, battle, order);
  return events.reduce(evolveBattle, battle.state);
}

type Following = { owners: BattleOwners; before: MatchMoment; state: SeriesState };

async function followBoard(trx: Trx, log: LiveLog, { owners, before, state }: Following): Promise<void> {
  const { row, now, ...choice } = before;
  const battle = await lockBattle(trx, battleOf(row));
  if (!battle) throw generalError('not_found');
  const outcome = await decideBattleCommand(trx, battle, {
    actor: { kind: 'system' },
    commands: boardCommands(battle, row, state),
    now,
    ignored: CHANGES_NOTHING,
  });
  if (outcome.events.length > 0) await saveBattle(trx, log, battle, { ...outcome, owners, ...choice });
}

/** What a match that stood as `row` and stands as `state` says to its battle. */
function boardCommands({ state: battle }: BattleRow, row: MatchRow, state: SeriesState): readonly BattleCommand[] {
  if (isSeriesOver(state.status)) return [resultCommand(row, state)];
  const board = battle.boards.find(({ match_id }) => match_id === row.id);
  const match_id = row.id;
  const progress = { type: 'progress_board', match_id, score: scoreOf(state), next_game: nextGame(state) } as const;
  if (isSeriesOver(row.status)) return [resultCommand(row, state), progress];
  if (state.started_at === null) return [];
  return board?.status === 'open' ? [{ type: 'start_board', match_id }, progress] : [progress];
}

function resultCommand(
  { id: match_id }: MatchRow,
  state: SeriesState,
): BattleCommandOf<'finish_board'> | BattleCommandOf<'reopen_board'> {
  const ground = groundOf(state);
  if (!isSeriesOver(state.status)) return { type: 'reopen_board', match_id, ground };
  const cause = state.end_cause ?? 'cancelled';
  return { type: 'finish_board', match_id, score: scoreOf(state), winner: state.winner, cause, ground };
}

const scoreOf = ({ sides }: SeriesState) => ({ a: sides.a.wins, b: sides.b.wins });

/** The game that is played now, or comes next. */
function nextGame({ games }: SeriesState): number {
  const last = games.at(-1);
  if (!last) return 1;
  return last.status === 'playing' || last.status === 'disputed' ? last.number : last.number + 1;
}

/** The ruling that led here, where one did: it is the last, and nothing has happened since. */
function groundOf({ rulings, ended_at, status }: SeriesState): Ground {
  const last = rulings.at(-1);
  if (!last || (isSeriesOver(status) && ended_at !== null && last.at < ended_at)) return null;
  return { by: last.by, reason: last.reason };
}
