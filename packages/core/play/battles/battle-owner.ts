import { isBattleOver } from '@pailei/domain/battles/battle-over';
import type { BattleState } from '@pailei/domain/battles/types';
import type { BattleRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { CorrectionChoice, CorrectionOutcome } from '../matches/match-owner.ts';

/** A battle as it was locked, how it stands after a command, and what a referee has said of what depends on it. */
export type BattleMove = CorrectionChoice & { row: BattleRow; state: BattleState; now: string };

/** What a battle belongs to, and all that battles know of it. */
export type BattleOwner = {
  /** Locks the owner, before the battle: a ruling may change what others depend on. */
  lock(trx: Trx, battle: BattleRow): Promise<void>;
  /** What a ruling that leads a battle which was over to this state does beyond it; null: nothing depends on it. */
  effects(trx: Trx, move: BattleMove): Promise<CorrectionOutcome | null>;
  /** It goes on. In the battle's own transaction, as the other two. */
  progressed(trx: Trx, log: LiveLog, move: BattleMove): Promise<void>;
  /** It is over; or it was, and is over with another result. */
  ended(trx: Trx, log: LiveLog, move: BattleMove): Promise<void>;
  /** It was over, and is to be played on. */
  reopened(trx: Trx, log: LiveLog, move: BattleMove): Promise<void>;
};

/** Of a challenge, or of nothing: nobody goes on with its result. */
const unowned: BattleOwner = {
  lock: () => Promise.resolve(),
  effects: () => Promise.resolve(null),
  progressed: () => Promise.resolve(),
  ended: () => Promise.resolve(),
  reopened: () => Promise.resolve(),
};

/** Whoever is told of battles of fixtures. */
export type BattleOwners = { readonly fixture: BattleOwner };

export const battleOwnerOf = ({ fixture }: BattleOwners, { fixture_id }: Pick<BattleRow, 'fixture_id'>): BattleOwner =>
  fixture_id === null ? unowned : fixture;

/** For battles that the owner itself has changed: it knows. */
export const UNTOLD: BattleOwners = { fixture: unowned };

/** Lets the battle's owner know how it stood and stands. */
export async function followBattle(trx: Trx, log: LiveLog, owners: BattleOwners, move: BattleMove): Promise<void> {
  const owner = battleOwnerOf(owners, move.row);
  const [wasOver, isOver] = [isBattleOver(move.row.status), isBattleOver(move.state.status)];
  if (isOver) await owner.ended(trx, log, move);
  else if (wasOver) await owner.reopened(trx, log, move);
  else await owner.progressed(trx, log, move);
}
