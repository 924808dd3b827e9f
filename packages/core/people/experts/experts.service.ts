import type { BodyOf, DataOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { appError, generalError } from '@pailei/contracts/http/errors';
import {
  EXPERT_ERRORS,
  type ExpertApplication,
  type expertsApi,
  type MyExpert,
  type ReviewedApplication,
} from '@pailei/contracts/people/experts/experts.api';
import { expertsTopic, type ExpertsEvents } from '@pailei/contracts/people/experts/experts.topic';
import { personalTopic } from '@pailei/contracts/features/personal.topic';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import type { LiveLog } from '@pailei/live/log';
import type { Publisher } from '@pailei/live/publish';
import type { Actor } from '@pailei/live/registry';
import { inTransaction } from '@pailei/live/transaction';
import { findAccount, lockAccount } from '../accounts/accounts.reads.ts';
import { attachFiles } from '../../site/uploads/attach-files.ts';
import {
  countApplications,
  findApplication,
  findApplications,
  findApplicationsOf,
  insertApplication,
  insertProofs,
  saveExpertStatus,
} from './experts.repository.ts';

export type ExpertsDeps = {
  db: Db;
  publisher: Publisher;
  /** ISO, UTC. */
  now: () => string;
};

export type ExpertsService = ReturnType<typeof createExpertsService>;

/** Applications of experts, from the applicant's side and as the admins read them. */
export function createExpertsService({ db, publisher, now }: ExpertsDeps) {
  async function mine({ user_id }: Actor): Promise<MyExpert> {
    const account = await findAccount(db, user_id);
    if (!account) throw generalError('unauthorized');
    const applications = await findApplicationsOf(db, user_id);
    return { status: account.expert_status, applications: applications.map(applicantView) };
  }

  return {
    mine,

    /** The row lock of the account makes two at once one after the other; the index would refuse the second anyway. */
    async apply(actor: Actor, { proof_ids, ...body }: BodyOf<typeof expertsApi.apply>): Promise<MyExpert> {
      await inTransaction({ db, publisher }, async (trx, log) => {
        const account = await lockAccount(trx, actor.user_id);
        if (account?.expert_status === 'pending') throw appError(EXPERT_ERRORS, 'application_pending');
        if (account?.expert_status === 'approved') throw appError(EXPERT_ERRORS, 'already_expert');
        const id = newId();
        await insertApplication(trx, { id, account_id: actor.user_id, ...body });
        await attachProofs(trx, { owner_id: actor.user_id, application_id: id, ids: proof_ids, now: now() });
        await saveExpertStatus(trx, actor.user_id, 'pending', now());
        logApplicationChange(log, { application_id: id, status: 'pending' }, actor.user_id);
      });
      return mine(actor);
    },

    async list(query: QueryOf<typeof expertsApi.list>): Promise<DataOf<typeof expertsApi.list>> {
      const search = query.search || undefined;
      const counts = await countApplications(db, search);
      const { pending, approved, rejected, revoked } = counts;
      const total = query.status ? counts[query.status] : pending + approved + rejected + revoked;
      const items = await findApplications(db, { ...query, search });
      return { items, total, skip: query.skip, limit: query.limit, counts };
    },

    async get(id: string): Promise<ReviewedApplication> {
      const application = await findApplication(db, id);
      if (!application) throw generalError('not_found');
      return application;
    },
  };
}

type Proofs = { owner_id: string; application_id: string; ids: readonly string[]; now: string };

async function attachProofs(trx: Trx, { owner_id, application_id, ids, now }: Proofs): Promise<void> {
  const isUsable =
    new Set(ids).size === ids.length && (await attachFiles(trx, { ids, owner_id, purpose: 'expert_proof', now }));
  const text = EXPERT_ERRORS.proofs_unusable[1];
  if (!isUsable) throw appError(EXPERT_ERRORS, 'proofs_unusable', { proof_ids: text });
  await insertProofs(trx, application_id, ids);
}

/** Tells the admins' pages and every page of the applicant. */
export function logApplicationChange(
  log: LiveLog,
  event: ExpertsEvents['expert_application_changed'],
  applicantId: string,
): void {
  log.add(expertsTopic.of(), 'expert_application_changed', event);
  log.add(personalTopic.of(applicantId), 'account_changed', {});
}

/** Without who decided: applicants don't learn which admin it was. */
function applicantView({
  account_id: _account,
  username: _name,
  decided_by: _admin,
  ...application
}: ReviewedApplication) {
  return application satisfies ExpertApplication;
}
