import type { Notice } from '@pailei/contracts/features/notice-text';
import { accountsOfEntry } from '@pailei/domain/tournament/teams/roster';
import type { TournamentState } from '@pailei/domain/tournament/types';
import type { NewNotification } from '../../people/notifications/new-notification.ts';
import { awaited, changeNotices, type NoticedChange } from './change-notices.ts';
import { refereeNotices } from './managed/referee-notices.ts';

type Answer = Extract<Notice, { kind: 'registration_answered' }>['answer'];

/** The notices of these events for players and referees who did not cause them. */
export function tournamentNotices(change: NoticedChange): NewNotification[] {
  const { after: state, events } = change;
  const toPlayers = events.flatMap((event): NewNotification[] => {
    switch (event.type) {
      case 'participant_approved':
        return answered(state, event.payload, event.payload.status === 'registered' ? 'approved' : 'waitlisted');
      case 'participant_promoted':
        return answered(state, event.payload, 'promoted');
      case 'participant_rejected':
        return answered(state, event.payload, 'rejected', event.payload.reason);
      case 'check_in_opened':
        return checkInNotices(state, event.payload.due_at);
      case 'check_in_extended':
        return [...checkInNotices(state, event.payload.due_at, event.payload.reason), ...changeNotices(change, event)];
      case 'place_offered':
        return offerNotice(state, event.payload);
      case 'tournament_started':
        return [
          ...(event.payload.without_decks ?? []).flatMap((id) => decksNotice(state, id, 'left_out', event.payload)),
          ...changeNotices(change, event),
        ];
      default:
        return changeNotices(change, event);
    }
  });
  return [...toPlayers, ...refereeNotices(change)];
}

function answered(
  state: TournamentState,
  { participant_id, at }: { participant_id: string; at: string },
  answer: Answer,
  reason: string | null = null,
): NewNotification[] {
  const participant = state.participants[participant_id];
  if (!participant) return [];
  return accountsOfEntry(participant).map((account_id) => ({
    account_id,
    dedupe_key: `registration_answered:${participant_id}:${answer}:${at}`,
    notice: { kind: 'registration_answered', ...nameOf(state), answer, reason },
  }));
}

type DecksChange = Extract<Notice, { kind: 'event_decks' }>['change'];

/** What happened to a participant's lists without their doing; `reason` is the staff's. */
export function decksNotice(
  state: TournamentState,
  participantId: string,
  change: DecksChange,
  { at, reason = null }: { at: string; reason?: string | null },
): NewNotification[] {
  const participant = state.participants[participantId];
  if (!participant) return [];
  return [
    {
      account_id: participant.user_id,
      dedupe_key: `event_decks:${participantId}:${change}:${at}`,
      notice: { kind: 'event_decks', ...nameOf(state), change, due_at: null, reason },
    },
  ];
}

/** With the reason why the check-in lasts longer: those who have not checked in yet. */
function checkInNotices(state: TournamentState, due_at: string, reason?: string): NewNotification[] {
  return awaited(state)
    .flatMap(accountsOfEntry)
    .map((account_id) => ({
      account_id,
      dedupe_key: `${reason === undefined ? 'check_in_open' : 'check_in_extended'}:${state.id}:${due_at}`,
      notice:
        reason === undefined
          ? { kind: 'check_in_open', ...nameOf(state), due_at }
          : { kind: 'check_in_extended', ...nameOf(state), due_at, reason },
    }));
}

function offerNotice(
  state: TournamentState,
  { participant_id, due_at, at }: { participant_id: string; due_at: string; at: string },
): NewNotification[] {
  const participant = state.participants[participant_id];
  if (!participant) return [];
  return accountsOfEntry(participant).map((account_id) => ({
    account_id,
    dedupe_key: `place_offered:${participant_id}:${at}`,
    notice: { kind: 'place_offered', ...nameOf(state), due_at },
  }));
}

const nameOf = ({ id, name }: TournamentState) => ({ tournament_id: id, tournament_name: name });
