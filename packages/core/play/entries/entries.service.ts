import type { BodyOf, QueryOf } from '@pailei/contracts/http/endpoint';
import { AppError, appError, generalError } from '@pailei/contracts/http/errors';
import type { EntryResult, entriesApi, ImportLine, ParticipantNote } from '@pailei/contracts/play/entries/entries.api';
import { FIELD_ERRORS } from '@pailei/contracts/play/pairings/field.api';
import type { EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import type { Db } from '@pailei/db/client';
import { newId } from '@pailei/db/id';
import { loginKey } from '@pailei/domain/accounts';
import type { Actor } from '@pailei/live/registry';
import type { Publisher } from '@pailei/live/publish';
import { inTransaction } from '@pailei/live/transaction';
import { recordAudit } from '../../site/audit/index.ts';
import type { TournamentsService } from '../tournaments/index.ts';
import {
  countEntries,
  findAccounts,
  findAccountsByKeys,
  findEntries,
  findNote,
  findNotes,
  findParticipantOf,
  insertNote,
  type Account,
} from './entries.repository.ts';
import { readImportLines } from './import-lines.ts';
import { participantsCsvFile } from './participants-csv.ts';

type Api = typeof entriesApi;
export type EntriesDeps = {
  db: Db;
  publisher: Publisher;
  tournaments: Pick<TournamentsService, 'get' | 'withEntry'>;
};

export type EntriesService = ReturnType<typeof createEntriesService>;

/** The entries of all events, for those who run them. What happens to each of them is decided by its event. */
export function createEntriesService({ db, publisher, tournaments }: EntriesDeps) {
  const add = (actor: Actor, id: string, { account, reason }: { account: Account; reason: string }) =>
    tournaments.withEntry(actor, id, {
      type: 'add',
      account: { user_id: account.id, username: account.username },
      reason,
    });

  return {
    async list(query: QueryOf<Api['list']>) {
      const [items, total] = await Promise.all([findEntries(db, query), countEntries(db, query)]);
      return { items, total, skip: query.skip, limit: query.limit };
    },

    /** Each row is answered on its own: what is refused says why, and hinders no other. */
    async answer(actor: Actor, body: BodyOf<Api['answer']>) {
      const reason = body.answer === 'reject' ? body.reason : '';
      return resultsOf(body.entries, ({ tournament_id, participant_id }) => ({
        id: participant_id,
        done: tournaments.withEntry(
          actor,
          tournament_id,
          body.answer === 'approve' ? { type: 'approve', participant_id } : { type: 'reject', participant_id, reason },
        ),
      }));
    },

    async add(actor: Actor, id: string, { username, reason }: BodyOf<Api['add']>): Promise<EntryAnswer> {
      const key = loginKey(username);
      const account = (await findAccountsByKeys(db, [key])).find(({ keys }) => keys[0] === key);
      if (!account) throw appError(FIELD_ERRORS, 'unknown_account', { username: FIELD_ERRORS.unknown_account[1] });
      return add(actor, id, { account, reason });
    },

    async previewImport(actor: Actor, id: string, csv: string): Promise<{ lines: ImportLine[] }> {
      const { tournament } = await tournaments.get(actor, id);
      const named = readImportLines(csv);
      const found = await findAccountsByKeys(db, [...new Set(named.map(({ key }) => key))]);
      const accounts = new Map(found.flatMap((account) => account.keys.map((key) => [key, account] as const)));
      const isIn = new Set(
        Object.values(tournament.participants)
          .filter(({ status }) => status !== 'withdrawn' && status !== 'rejected')
          .map(({ user_id }) => user_id),
      );
      const seen = new Set<string>();
      const lines = named.map(({ line, text, key }): ImportLine => {
        const account = accounts.get(key);
        if (!account) return { line, text, account: null, problem: '没有找到这个用户' };
        const { id: account_id, username } = account;
        const problem = isIn.has(account_id) ? '已经报名' : seen.has(account_id) ? '与前面重复' : null;
        seen.add(account_id);
        return { line, text, account: { id: account_id, username }, problem };
      });
      return { lines };
    },

    async import(actor: Actor, id: string, { account_ids, reason }: BodyOf<Api['import']>) {
      const ids = [...new Set(account_ids)];
      const known = new Map((await findAccounts(db, ids)).map((account) => [account.id, account]));
      return resultsOf(ids, (account_id) => {
        const account = known.get(account_id);
        const done = account
          ? add(actor, id, { account, reason })
          : Promise.reject<EntryAnswer>(appError(FIELD_ERRORS, 'unknown_account'));
        return { id: account_id, done };
      });
    },

    /** For the staff, who see every event without its delay. */
    async csv(actor: Actor | null, id: string) {
      return participantsCsvFile((await tournaments.get(actor, id)).tournament);
    },

    checkIn: (actor: Actor, id: string, participant_id: string) =>
      tournaments.withEntry(actor, id, { type: 'check_in_other', participant_id }),

    async notes(actor: Actor, id: string): Promise<{ items: ParticipantNote[] }> {
      await tournaments.get(actor, id);
      return { items: await findNotes(db, id) };
    },

    addNote(actor: Actor, id: string, participant_id: string, text: string): Promise<ParticipantNote> {
      return inTransaction({ db, publisher }, async (trx) => {
        const participant = await findParticipantOf(trx, id, participant_id);
        if (!participant) throw generalError('not_found');
        const note_id = newId();
        await insertNote(trx, { id: note_id, participant_id, author_id: actor.user_id, text });
        await recordAudit(trx, {
          actor,
          action: 'participant.note',
          target_type: 'participant',
          target_id: participant_id,
          before: null,
          after: { text },
          reason: null,
        });
        const note = await findNote(trx, note_id);
        if (!note) throw generalError('not_found');
        return note;
      });
    },
  };
}

type Asked = { id: string; done: Promise<unknown> };

/** What became of each. Only where nothing at all could be decided the call fails. */
async function resultsOf<Item>(
  items: readonly Item[],
  ask: (item: Item) => Asked,
): Promise<{ results: EntryResult[] }> {
  const asked = items.map(ask);
  const outcomes = await Promise.allSettled(asked.map(({ done }) => done));
  const broken = outcomes.filter((one) => one.status === 'rejected' && !(one.reason instanceof AppError));
  const [first] = broken;
  if (first?.status === 'rejected' && broken.length === outcomes.length) throw first.reason;
  return {
    results: outcomes.map((outcome, index) => ({ id: asked[index]?.id ?? '', message: messageOf(outcome) })),
  };
}

function messageOf(outcome: PromiseSettledResult<unknown>): string | null {
  if (outcome.status === 'fulfilled') return null;
  return outcome.reason instanceof AppError ? outcome.reason.message : '暂时没有完成，请重试';
}
