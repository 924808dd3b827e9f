import { personalTopic } from '@pailei/contracts/people/personal/personal.topic';
import { isId } from '@pailei/db/id';
import { serveTopic } from '@pailei/live/registry';
import { countDecks } from '../../decks/decks/index.ts';
import { findOpenMatchesOfAccount, openMatchOf } from '../../play/matches/index.ts';
import { readSettings, readUnread } from '../notifications/index.ts';
import { readTeamRequestCounts } from '../teams/index.ts';
import { readBalance } from '../../shop/points/index.ts';

/** What concerns one user alone. */
export const personalTopicDefinition = serveTopic(personalTopic, {
  async authorize({ actor, id }) {
    if (!actor) return { allowed: false, code: 'unauthorized' };
    return actor.user_id === id ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
  },
  async snapshot(trx, id) {
    if (!isId(id)) return undefined;
    const matches = await findOpenMatchesOfAccount(trx, id);
    return {
      open_matches: matches.map(openMatchOf),
      entries_changed: 0,
      unread_notifications: await readUnread(trx, id),
      notification_settings: await readSettings(trx, id),
      points_balance: (await readBalance(trx, id)) ?? 0,
      deck_count: await countDecks(trx, id),
      decks_changed: 0,
      team_requests: await readTeamRequestCounts(trx, id),
      team_requests_changed: 0,
      account_changed: 0,
    };
  },
});
