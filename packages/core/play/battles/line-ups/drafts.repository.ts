import type { LineUpDraft } from '@pailei/contracts/play/battles/battle-views';
import { lineUpShape } from '@pailei/contracts/play/battles/line-up-shape';
import type { LineUp } from '@pailei/domain/battles/line-up/types';
import type { Side } from '@pailei/domain/series/sides';
import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

export async function findDraft(db: Db | Trx, battleId: string, side: Side): Promise<LineUpDraft | null> {
  const row = await db
    .selectFrom('battle_line_up_draft as draft')
    .innerJoin('account', 'account.id', 'draft.saved_by')
    .select(['draft.line_up', 'draft.saved_at', 'account.id', 'account.username'])
    .where('draft.battle_id', '=', battleId)
    .where('draft.side', '=', side)
    .executeTakeFirst();
  if (!row) return null;
  const { line_up, saved_at, id, username } = row;
  return { line_up: lineUpShape.parse(line_up), saved_by: { id, username }, saved_at };
}

type NewDraft = { battle_id: string; side: Side; line_up: LineUp; saved_by: string; saved_at: string };

export async function saveDraft(trx: Trx, { line_up, ...draft }: NewDraft): Promise<void> {
  const row = { ...draft, line_up: JSON.stringify(line_up) };
  const { saved_by, saved_at } = draft;
  await trx
    .insertInto('battle_line_up_draft')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['battle_id', 'side']).doUpdateSet({ line_up: row.line_up, saved_by, saved_at }),
    )
    .execute();
}
