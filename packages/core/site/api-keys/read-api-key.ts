import { holdsRight } from '@pailei/domain/rights/rights';
import type { ApiScope } from '@pailei/domain/rights/scopes';
import type { Db } from '@pailei/db/client';
import type { Actor } from '@pailei/live/registry';
import { needsSecondFactor } from '@pailei/live/sessions';
import { findCreator, findUsableKey, markKeyUsed } from './api-keys.repository.ts';
import { hashOfKey } from './api-keys.service.ts';

const MARK_EVERY_MS = 60_000;

export type ReadKey = { id: string; scopes: readonly ApiScope[]; creator: Actor };

/** Looks a key up anew with every call, so that what is revoked ends at once on every server. */
export type ReadApiKey = (token: string) => Promise<ReadKey | undefined>;

/** A key is worth what its maker may do: that of an admin who is none any more opens nothing. */
export function createApiKeyReader({ db, now }: { db: Db; now: () => string }): ReadApiKey {
  return async (token) => {
    const at = now();
    const key = await findUsableKey(db, hashOfKey(token), at);
    if (!key) return undefined;
    const creator = await creatorOf(key.created_by, key.id, at);
    if (!creator || !holdsRight('admin', creator)) return undefined;
    const before = new Date(Date.parse(at) - MARK_EVERY_MS).toISOString();
    if (key.last_used_at === null || key.last_used_at < before) await markKeyUsed(db, key.id, { now: at, before });
    return { id: key.id, scopes: key.scopes, creator };
  };

  async function creatorOf(accountId: string, keyId: string, at: string): Promise<Actor | undefined> {
    const account = await findCreator(db, accountId);
    if (!account || (account.suspended_until !== null && account.suspended_until > at)) return undefined;
    const { id, username, role, is_expert, expert_status } = account;
    const team = { team_id: null, team_role: null };
    const needs_second_factor = await needsSecondFactor(db, account);
    return { user_id: id, session_id: keyId, username, role, is_expert, expert_status, ...team, needs_second_factor };
  }
}
