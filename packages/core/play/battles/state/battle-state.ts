import { battleEventOf } from '@pailei/contracts/play/battles/battle.fold';
import { battleTopic } from '@pailei/contracts/play/battles/battle.topic';
import { foldBattle } from '@pailei/domain/battles/evolve/fold';
import type { BattleState } from '@pailei/domain/battles/types';
import type { Trx } from '@pailei/db/tx';
import { readSince } from '@pailei/live/log';
import type { LiveEvent } from '@pailei/live/protocol/messages';

/** Far above what the longest battle with every ruling can reach. */
const WHOLE_RECORD = 10_000;

export async function readBattleRecord(trx: Trx, id: string, version: number): Promise<LiveEvent[]> {
  return (await readSince(trx, battleTopic.of(id), 0, WHOLE_RECORD)).filter((event) => event.v <= version);
}

/** The battle as of a version of its log. Whoever asked for more delay than it has starts at its first moment. */
export async function battleAt(trx: Trx, id: string, version: number): Promise<BattleState> {
  const events = await readBattleRecord(trx, id, Math.max(version, 1));
  return foldBattle(events.map(battleEventOf));
}
