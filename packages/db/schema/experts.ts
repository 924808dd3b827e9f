import type { ExpertApplicationStatus } from '@pailei/domain/rights/rights';
import type { Generated, Insertable, Selectable } from 'kysely';

export type ExpertApplicationTable = {
  id: string;
  account_id: string;
  game_id: string;
  best_rank: string;
  achievements: string;
  status: Generated<ExpertApplicationStatus>;
  /** Why it was rejected, or revoked later. */
  reason: string | null;
  decided_by: string | null;
  decided_at: string | null;
  created_at: Generated<string>;
};
export type ExpertApplicationRow = Selectable<ExpertApplicationTable>;
export type NewExpertApplication = Insertable<ExpertApplicationTable>;

export type ExpertProofTable = { application_id: string; position: number; file_id: string };
