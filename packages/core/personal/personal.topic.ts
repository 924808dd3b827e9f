import type { Personal } from '@pailei/contracts/live-personal';
import { isId } from '@pailei/db/id';
import type { TopicDefinition } from '@pailei/live/registry';
import { countDecks } from '../decks/index.ts';
import { findOpenMatchesOfAccount } from '../matches/index.ts';
import { readSettings, readUnread } from '../notifications/index.ts';
import { readBalance } from '../points/index.ts';

/** `user:<id>`: what concerns one user alone. */
export const personalTopicDefinition: TopicDefinition = {
  kind: 'user',
  async authorize({ actor, id }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return actor.user_id === id ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id): Promise<Personal | undefined> {
    if (!isId(id)) return undefined;
    const matches = await findOpenMatchesOfAccount(trx, id);
    return {
      open_matches: matches.map((match) => ({ match_id: match.id, tournament_id: match.tournament_id })),
      entries_changed: 0,
      unread_notifications: await readUnread(trx, id),
      notification_settings: await readSettings(trx, id),
      points_balance: (await readBalance(trx, id)) ?? 0,
      deck_count: await countDecks(trx, id),
      decks_changed: 0,
      account_changed: 0,
    };
  },
};
