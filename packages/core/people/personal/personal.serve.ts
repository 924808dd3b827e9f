import { personalTopic, type Personal } from '@pailei/contracts/features/personal.topic';
import { isId } from '@pailei/db/id';
import type { Trx } from '@pailei/db/tx';
import { serveTopic } from '@pailei/live/registry';
import { offerPlace, type Offer } from '../../ground/features/offers.ts';
import { readSettings, readUnread } from '../notifications/notifications.service.ts';
import { readRequestCounts as readTeamRequestCounts } from '../teams/requests/request-counts.reads.ts';

type PartOf<Field extends keyof Personal> = (trx: Trx, accountId: string) => Promise<Personal[Field]>;

export const openMatchesPlace = offerPlace<PartOf<'open_matches'>>('the open matches of a user');
export const deckCountPlace = offerPlace<PartOf<'deck_count'>>('the number of decks of a user');
export const balancePlace = offerPlace<PartOf<'points_balance'>>('the balance of a user');

/** What concerns one user alone. */
export function personalTopicOf(offers: readonly Offer[]) {
  const readOpenMatches = openMatchesPlace.one(offers);
  const countDecks = deckCountPlace.one(offers);
  const readBalance = balancePlace.one(offers);
  return serveTopic(personalTopic, {
    async authorize({ actor, id }) {
      if (!actor) return { allowed: false, code: 'unauthorized' };
      return actor.user_id === id ? { allowed: true, delay_seconds: 0 } : { allowed: false, code: 'forbidden' };
    },
    async snapshot(trx, id) {
      if (!isId(id)) return undefined;
      return {
        open_matches: await readOpenMatches(trx, id),
        entries_changed: 0,
        unread_notifications: await readUnread(trx, id),
        notification_settings: await readSettings(trx, id),
        points_balance: await readBalance(trx, id),
        deck_count: await countDecks(trx, id),
        decks_changed: 0,
        team_requests: await readTeamRequestCounts(trx, id),
        team_requests_changed: 0,
        account_changed: 0,
      };
    },
  });
}
