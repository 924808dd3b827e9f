import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { appError } from '@pailei/contracts/http/errors';
import type { entriesApi, ImportLine } from '@pailei/contracts/play/entries/entries.api';
import { FIELD_ERRORS } from '@pailei/contracts/play/pairings/field.api';
import type { EntryAnswer } from '@pailei/contracts/play/tournaments/tournaments.api';
import { loginKey } from '@pailei/domain/accounts/login-key';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import type { EntriesDeps } from './entries.deps.ts';
import { findAccounts, findAccountsByKeys, type Account } from './entries.repository.ts';
import { resultsOf } from './entry-results.ts';
import { readImportLines, type NamedLine } from './import-lines.ts';
import { teamLines } from './import-teams.ts';

type Api = typeof entriesApi;

/** Players whom the staff bring in, one by one or from a list. */
export function entrantImports({ db, tournaments }: EntriesDeps) {
  const add = (actor: Actor, id: string, { account, reason }: { account: Account; reason: string }) =>
    tournaments.withEntry(actor, id, {
      type: 'add',
      account: { user_id: account.id, username: account.username },
      reason,
    });

  return {
    async add(actor: Actor, id: string, { username, reason }: BodyOf<Api['add']>): Promise<EntryAnswer> {
      const key = loginKey(username);
      const account = (await findAccountsByKeys(db, [key])).find(({ keys }) => keys[0] === key);
      if (!account) throw appError(FIELD_ERRORS, 'unknown_account', { username: FIELD_ERRORS.unknown_account[1] });
      return add(actor, id, { account, reason });
    },

    async previewImport(actor: Actor, id: string, csv: string): Promise<{ lines: ImportLine[] }> {
      const { tournament } = await tournaments.get(actor, id);
      return tournament.settings.team
        ? { lines: await teamLines({ db }, tournament, readImportLines(csv, 'team')) }
        : { lines: await accountLines({ db }, tournament, readImportLines(csv, 'account')) };
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
  };
}

async function accountLines(
  { db }: Pick<EntriesDeps, 'db'>,
  { participants }: TournamentState,
  named: readonly NamedLine[],
): Promise<ImportLine[]> {
  const found = await findAccountsByKeys(db, [...new Set(named.map(({ key }) => key))]);
  const accounts = new Map(found.flatMap((account) => account.keys.map((key) => [key, account] as const)));
  const isIn = new Set(
    Object.values(participants)
      .filter(({ status }) => status !== 'withdrawn' && status !== 'rejected')
      .map(({ user_id }) => user_id),
  );
  const seen = new Set<string>();
  return named.map(({ line, text, key }): ImportLine => {
    const account = accounts.get(key);
    if (!account) return { line, text, account: null, team: null, problem: '没有找到这个用户' };
    const { id: account_id, username } = account;
    const problem = isIn.has(account_id) ? '已经报名' : seen.has(account_id) ? '与前面重复' : null;
    seen.add(account_id);
    return { line, text, account: { id: account_id, username }, team: null, problem };
  });
}
