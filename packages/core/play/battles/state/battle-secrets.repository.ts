import type { BattleSecret } from '@pailei/domain/battles/commands';
import type { LineUp } from '@pailei/domain/battles/line-up/types';
import type { Side } from '@pailei/domain/series/sides';
import { sql } from 'kysely';
import type { Db } from '@pailei/db/client';
import { insertionOf, isNonEmpty } from '@pailei/db/insert-many';
import type { BattleSecretRow } from '@pailei/db/schema/battles';
import type { Trx } from '@pailei/db/tx';

function secretOf({
  side,
  kind,
  board_number,
  payload,
}: Omit<BattleSecretRow, 'battle_id' | 'created_at'>): BattleSecret {
  return kind === 'line_up'
    ? { kind, side, board_number: 0, line_up: payload as LineUp }
    : { kind, side, board_number, account_id: (payload as { account_id: string }).account_id };
}

const payloadOf = (secret: BattleSecret) =>
  secret.kind === 'line_up' ? secret.line_up : { account_id: secret.account_id };

export async function readBattleSecrets(db: Db | Trx, battleId: string): Promise<BattleSecret[]> {
  const rows = await db
    .selectFrom('battle_secret')
    .select(['side', 'kind', 'board_number', 'payload'])
    .where('battle_id', '=', battleId)
    .orderBy('board_number')
    .orderBy('side')
    .execute();
  return rows.map(secretOf);
}

/** When a side's line-up was locked; null: it is not. */
export async function findLockTime(db: Db | Trx, battleId: string, side: Side): Promise<string | null> {
  const row = await db
    .selectFrom('battle_secret')
    .select('created_at')
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .where('kind', '=', 'line_up')
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** A later one takes the place of an earlier one with its key, and keeps its time. */
export async function saveBattleSecrets(
  trx: Trx,
  battle_id: string,
  secrets: readonly BattleSecret[],
  now: string,
): Promise<void> {
  const last = new Map(secrets.map((secret) => [`${secret.side} ${secret.kind} ${secret.board_number}`, secret]));
  const rows = [...last.values()].map((secret) => ({
    battle_id,
    side: secret.side,
    kind: secret.kind,
    board_number: secret.board_number,
    payload: payloadOf(secret),
    created_at: now,
  }));
  if (!isNonEmpty(rows)) return;
  await sql`${insertionOf('battle_secret', rows)}
    on conflict (battle_id, side, kind, board_number) do update set payload = excluded.payload`.execute(trx);
}
