import type { Db } from '@pailei/db/client';
import type { Trx } from '@pailei/db/tx';

export async function newestImportId(db: Db | Trx): Promise<string | null> {
  const [newest] = await db
    .selectFrom('card_import')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  return newest?.id ?? null;
}
