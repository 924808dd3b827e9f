import type { Notice } from '@pailei/contracts/people/notifications/notifications.api';
import type { ParticipantStatus, TournamentState } from '@pailei/domain/tournament';
import type { NewNotification } from '../../people/notifications/index.ts';
import { changeNotices, type NoticedChange } from './change-notices.ts';

type Answer = Extract<Notice, { kind: 'registration_answered' }>['answer'];

/** Those on the waitlist check in too: they fill the places of the absent. */
const MAY_CHECK_IN: readonly ParticipantStatus[] = ['registered', 'waitlisted'];

/** The notices of these events for players who did not cause them. */
export function tournamentNotices(change: NoticedChange): NewNotification[] {
  const { after: state, events } = change;
  return events.flatMap((event): NewNotification[] => {
    switch (event.type) {
      case 'participant_approved':
        return answered(state, event.payload, event.payload.status === 'registered' ? 'approved' : 'waitlisted');
      case 'participant_promoted':
        return answered(state, event.payload, 'promoted');
      case 'participant_rejected':
        return answered(state, event.payload, 'rejected', event.payload.reason);
      case 'check_in_opened':
        return checkInNotices(state, event.payload.due_at);
      case 'tournament_started':
        return (event.payload.without_decks ?? []).flatMap((id) => decksNotice(state, id, 'left_out', event.payload));
      default:
        return changeNotices(change, event);
    }
  });
}

function answered(
  state: TournamentState,
  { participant_id, at }: { participant_id: string; at: string },
  answer: Answer,
  reason: string | null = null,
): NewNotification[] {
  const participant = state.participants[participant_id];
  if (!participant) return [];
  return [
    {
      account_id: participant.user_id,
      dedupe_key: `registration_answered:${participant_id}:${answer}:${at}`,
      notice: { kind: 'registration_answered', ...nameOf(state), answer, reason },
    },
  ];
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

function checkInNotices(state: TournamentState, due_at: string): NewNotification[] {
  return Object.values(state.participants)
    .filter(({ status }) => MAY_CHECK_IN.includes(status))
    .map(({ user_id }) => ({
      account_id: user_id,
      dedupe_key: `check_in_open:${state.id}:${due_at}`,
      notice: { kind: 'check_in_open', ...nameOf(state), due_at },
    }));
}

const nameOf = ({ id, name }: TournamentState) => ({ tournament_id: id, tournament_name: name });
