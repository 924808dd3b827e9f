import type { Db } from '@pailei/db/client';
import type { RoundDraftRow } from '@pailei/db/schema/tournaments';
import type { Trx } from '@pailei/db/tx';

type OpenDraft = Pick<RoundDraftRow, 'tournament_id' | 'revision' | 'drawn_at'> & {
  tournament_name: string;
  stage: number;
  round: number;
};

/** Rounds that wait to be published, the oldest first. */
export async function findOpenDrafts(db: Db | Trx, limit: number): Promise<OpenDraft[]> {
  const rows = await db
    .selectFrom('round_draft')
    .innerJoin('tournament', 'tournament.id', 'round_draft.tournament_id')
    .select([
      'round_draft.tournament_id',
      'tournament.name as tournament_name',
      'round_draft.revision',
      'round_draft.drawn_at',
      'round_draft.draft',
    ])
    .where('round_draft.draft', 'is not', null)
    .orderBy('round_draft.drawn_at')
    .orderBy('round_draft.tournament_id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ draft, ...row }) => (draft ? [{ ...row, stage: draft.stage, round: draft.round }] : []));
}
