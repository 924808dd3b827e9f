import { timingSafeEqual } from 'node:crypto';
import type { Actor } from '@pailei/live/registry';
import type { FastifyRequest } from 'fastify';

export const PAGE_READER_HEADER = 'x-page-reader';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whoever is logged in, as far as all of them are told the same: it has no account, and reaches only what is marked `sameForMembers`. */
const PAGE_READER: Actor = {
  user_id: NOBODY,
  session_id: NOBODY,
  username: '',
  role: 'user',
  is_expert: false,
  expert_status: 'none',
  team_role: null,
  team_id: null,
};

/** The process itself, when it reads what a page of members shows. `ownKey` never leaves it. */
export function pageReaderOf({ headers, routeOptions }: FastifyRequest, ownKey: string | undefined): Actor | null {
  const given = headers[PAGE_READER_HEADER];
  if (typeof given !== 'string' || ownKey === undefined || routeOptions.config.sameForMembers !== true) return null;
  const [key, own] = [Buffer.from(given), Buffer.from(ownKey)];
  return key.length === own.length && timingSafeEqual(key, own) ? PAGE_READER : null;
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be extended from outside
  interface FastifyContextConfig {
    /** Everybody who is logged in is told the same. */
    sameForMembers?: true;
  }
}
