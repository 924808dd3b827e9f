import type { Notice } from '@pailei/contracts/features/notice-text';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { NewNotification } from '../../../people/notifications/new-notification.ts';
import type { NoticedChange } from '../change-notices.ts';

type Change = Extract<Notice, { kind: 'event_referee' }>['change'];

/**
 * Whom a change makes a referee of an event, and whose task it ends; whoever does it to themselves knows. Of a draft nobody hears: its
 * referees do when it is published.
 */
export function refereeNotices({ before, after, events, by }: NoticedChange): NewNotification[] {
  const at = events.at(-1)?.payload.at;
  if (at === undefined || after.status === 'draft' || isDiscarded(before, after)) return [];
  const [known, named] = [before.status === 'draft' ? [] : idsOf(before), idsOf(after)];
  const noticeTo = (account_id: string, change: Change): NewNotification => ({
    account_id,
    dedupe_key: `event_referee:${after.id}:${change}:${at}`,
    notice: { kind: 'event_referee', tournament_id: after.id, tournament_name: after.name, change },
  });
  return [
    ...named.filter((id) => !known.includes(id)).map((id) => noticeTo(id, 'named')),
    ...known.filter((id) => !named.includes(id)).map((id) => noticeTo(id, 'taken_off')),
  ].filter(({ account_id }) => account_id !== by);
}

const idsOf = ({ referees = [] }: TournamentState): string[] => referees.map(({ user_id }) => user_id);

const isDiscarded = (before: TournamentState, after: TournamentState) =>
  before.status === 'draft' && after.status === 'cancelled';
