import type { ReviewedApplication } from '@pailei/contracts/people/experts/experts.api';
import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import type { Db } from '@pailei/db/client';
import { escapeLike } from '@pailei/db/like';
import type { ExpertApplicationRow, NewExpertApplication } from '@pailei/db/schema/experts';
import type { Trx } from '@pailei/db/tx';
import type { ExpertApplicationStatus, ExpertStatus } from '@pailei/domain/rights/rights';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { sql } from 'kysely';

/** An application with its images and the names of the two people, as the views need it. */
function applications(db: Db) {
  return db
    .selectFrom('expert_application as application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .leftJoin('account as decider', 'decider.id', 'application.decided_by')
    .select([
      'application.id',
      'application.account_id',
      'application.status',
      'application.game_id',
      'application.best_rank',
      'application.achievements',
      'application.reason',
      'application.created_at',
      'application.decided_at',
      'account.username',
      'decider.username as decided_by',
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('expert_proof')
          .innerJoin('stored_file', 'stored_file.id', 'expert_proof.file_id')
          .select(['stored_file.id', 'stored_file.width', 'stored_file.height'])
          .whereRef('expert_proof.application_id', '=', 'application.id')
          .orderBy('expert_proof.position')
          .$castTo<StoredImage>(),
      ).as('proofs'),
    );
}

export function findApplication(db: Db, id: string): Promise<ReviewedApplication | undefined> {
  return applications(db).where('application.id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function findApplicationsOf(db: Db, accountId: string): Promise<ReviewedApplication[]> {
  return applications(db).where('application.account_id', '=', accountId).orderBy('application.id', 'desc').execute();
}

export type ApplicationsQuery = {
  status?: ExpertApplicationStatus | undefined;
  /** Part of the applicant's name or game id. */
  search?: string | undefined;
  skip: number;
  limit: number;
};

/** What waits: the longest waiting first; what is decided: the newest first. */
export function findApplications(db: Db, { status, search, skip, limit }: ApplicationsQuery) {
  const direction = status === 'pending' ? 'asc' : 'desc';
  return applications(db)
    .where((eb) => eb.and(status === undefined ? [] : [eb('application.status', '=', status)]))
    .where(found(search))
    .orderBy('application.id', direction)
    .limit(limit)
    .offset(skip)
    .execute();
}

function found(search: string | undefined) {
  if (search === undefined) return sql<boolean>`true`;
  const pattern = `%${escapeLike(search)}%`;
  return sql<boolean>`(account.username ilike ${pattern} or application.game_id ilike ${pattern})`;
}

export type StatusCounts = Record<ExpertApplicationStatus, number>;

export async function countApplications(db: Db, search: string | undefined): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('expert_application as application')
    .innerJoin('account', 'account.id', 'application.account_id')
    .select((eb) => ['application.status', eb.fn.countAll<number>().as('count')])
    .where(found(search))
    .groupBy('application.status')
    .execute();
  const counts: StatusCounts = { pending: 0, approved: 0, rejected: 0, revoked: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function insertApplication(trx: Trx, row: NewExpertApplication): Promise<void> {
  await trx.insertInto('expert_application').values(row).execute();
}

export async function insertProofs(trx: Trx, application_id: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await trx
    .insertInto('expert_proof')
    .values(fileIds.map((file_id, position) => ({ application_id, position, file_id })))
    .execute();
}

export function lockApplication(trx: Trx, id: string): Promise<ExpertApplicationRow | undefined> {
  return trx.selectFrom('expert_application').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

type Decision = { status: ExpertApplicationStatus; reason: string | null; decided_by: string; decided_at: string };

export async function saveDecision(trx: Trx, id: string, decision: Decision): Promise<void> {
  await trx.updateTable('expert_application').set(decision).where('id', '=', id).execute();
}

/** The account's standing follows its newest application; only an approved one makes an expert. */
export async function saveExpertStatus(trx: Trx, accountId: string, status: ExpertStatus, now: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ expert_status: status, is_expert: status === 'approved', updated_at: now })
    .where('id', '=', accountId)
    .execute();
}
