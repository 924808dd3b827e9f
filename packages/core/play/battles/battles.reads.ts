import type {
  BattleSideView,
  BattleInfo,
  BattleRecord,
  BattleSnapshot,
  BattleView,
} from '@pailei/contracts/play/battles/battle-views';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { BattleRow } from '@pailei/db/schema/battles';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { readEpoch } from '@pailei/live/log';
import { visibleVersion } from '../../site/visibility/visible.ts';
import { findNewestCall } from './calls/battle-calls.repository.ts';
import { findDraft } from './line-ups/drafts.repository.ts';
import { lineUpView } from './line-ups/line-up.view.ts';
import { readBattleSecrets } from './state/battle-secrets.repository.ts';
import { battleAt, readBattleRecord } from './state/battle-state.ts';
import { readBattleTeams } from './state/battle-teams.ts';
import { findBattle } from './state/battles.repository.ts';

export async function readBattleInfo(db: Db | Trx, row: BattleRow): Promise<BattleInfo> {
  const { id, challenge_id, is_demo, delay_seconds, created_at } = row;
  return { id, challenge_id, teams: await readBattleTeams(db, row), is_demo, delay_seconds, created_at };
}

/** The snapshot of the battle's topic: the newest one, or the one at `version`. */
export async function battleSnapshot(trx: Trx, id: string, version?: number): Promise<BattleSnapshot | undefined> {
  const row = await findBattle(trx, id);
  if (!row) return undefined;
  const battle = version === undefined ? row.state : await battleAt(trx, id, version);
  return { info: await readBattleInfo(trx, row), battle };
}

/** How a battle stands for a reader whose view trails by `delay` seconds. */
export async function battleFor(trx: Trx, row: BattleRow, delay: number): Promise<BattleState> {
  return delay === 0 ? row.state : battleAt(trx, row.id, await visibleVersion(trx, battleTopic.of(row.id), delay));
}

/** Every event that a reader with this delay may see, in one consistent read. */
export function battleRecord(db: Db, id: string, delay: number): Promise<BattleRecord> {
  return readInOneSnapshot(db, async (trx) => {
    const version = await visibleVersion(trx, battleTopic.of(id), delay);
    return { epoch: await readEpoch(trx), version, events: await readBattleRecord(trx, id, version) };
  });
}

export function battleViewAt(db: Db, id: string, delay: number): Promise<BattleView | undefined> {
  return readInOneSnapshot(db, async (trx) => {
    const version = await visibleVersion(trx, battleTopic.of(id), delay);
    const snapshot = await battleSnapshot(trx, id, delay > 0 ? version : undefined);
    return snapshot && { ...snapshot, epoch: await readEpoch(trx), version };
  });
}

/** What the members of one team see of their own side: the snapshot of its topic. */
export async function readBattleSide(db: Db | Trx, battleId: string, side: Side): Promise<BattleSideView> {
  const secrets = (await readBattleSecrets(db, battleId)).filter((secret) => secret.side === side);
  const [locked] = secrets.flatMap((secret) => (secret.kind === 'line_up' ? [secret.line_up] : []));
  return {
    side,
    draft: await findDraft(db, battleId, side),
    line_up: locked ? lineUpView(locked) : null,
    named: secrets.flatMap((secret) =>
      secret.kind === 'player' ? [{ board_number: secret.board_number, account_id: secret.account_id }] : [],
    ),
    call: (await findNewestCall(db, battleId, side)) ?? null,
  };
}
