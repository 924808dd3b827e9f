import type { Side } from '../../series/sides.ts';
import type { RuleViolation } from '../../violation/violation.ts';
import type { BattleTeam } from '../events.ts';
import type { BattleSettings } from '../settings.ts';

export const CHALLENGE_SLOTS_MAX = 5;
/** Challenges that one team has sent and that wait for an answer at the same time. */
export const OPEN_CHALLENGES_MAX = 10;
/** A proposal that nobody answers ends after so many hours, or at its first slot. */
export const CHALLENGE_HOURS = 72;
/** How far ahead a battle may be. */
export const CHALLENGE_DAYS_AHEAD = 60;
/** An appointment may be moved until so many hours before it. */
export const MOVE_HOURS = 2;

export const CHALLENGE_STATUSES = ['open', 'accepted', 'rejected', 'withdrawn', 'expired', 'cancelled'] as const;
export type ChallengeStatus = (typeof CHALLENGE_STATUSES)[number];

/** What one side offers: how to play, and when. The newest one waits for the other side's answer. */
export type ChallengeProposal = {
  /** From 1; a counter-proposal has the next number. */
  readonly number: number;
  readonly by: Side;
  readonly settings: BattleSettings;
  /** Times of the start, the earliest first. */
  readonly slots: readonly string[];
  readonly at: string;
};

/** Side a has challenged side b. */
export type ChallengeState = {
  readonly challenge_id: string;
  readonly teams: Readonly<Record<Side, BattleTeam>>;
  readonly status: ChallengeStatus;
  readonly proposals: readonly ChallengeProposal[];
  /** When the newest proposal ends unanswered; null once it has been answered. */
  readonly due_at: string | null;
  /** When the battle starts; null while nothing is agreed. */
  readonly starts_at: string | null;
  /** Another time that one side asks for. */
  readonly move: { readonly by: Side; readonly starts_at: string } | null;
  readonly is_moved: boolean;
  /** One side asks to cancel the appointment; missing: neither does. */
  readonly cancel?: { readonly by: Side } | undefined;
};

/** A captain or vice captain, or the system's timer. */
export type ChallengeActor = { readonly kind: 'side'; readonly side: Side } | { readonly kind: 'system' };

export type ChallengeFacts = {
  /** ISO string, UTC, milliseconds. */
  readonly now: string;
  readonly actor: ChallengeActor;
  /** The line-ups of the appointment's battle are still open. */
  readonly are_line_ups_open?: boolean;
};

type Offer = { readonly settings: BattleSettings; readonly slots: readonly string[] };

/** Payload of every command by its type; the number names the proposal that it answers. */
export type ChallengeCommands = {
  accept: { readonly proposal_number: number; readonly slot: string };
  counter: { readonly proposal_number: number } & Offer;
  reject: { readonly proposal_number: number };
  /** By the side whose proposal waits. */
  withdraw: { readonly proposal_number: number };
  deadline_passed: { readonly due_at: string };
  /** By the system: the deadline gets back what it has lost while nobody could answer. */
  credit_time: { readonly lost_ms: number };
  /** By the system: this side's team is no more. */
  cancel: { readonly side: Side };
  propose_move: { readonly starts_at: string };
  accept_move: { readonly starts_at: string };
  reject_move: { readonly starts_at: string };
  /** Asks the other side to cancel the appointment. */
  propose_cancel: object;
  accept_cancel: object;
  reject_cancel: object;
};

export type ChallengeCommandType = keyof ChallengeCommands;
export type ChallengeCommandOf<T extends ChallengeCommandType> = { readonly type: T } & ChallengeCommands[T];
export type ChallengeCommand = { [T in ChallengeCommandType]: ChallengeCommandOf<T> }[ChallengeCommandType];

type EventFacts = {
  challenge_proposed: { readonly challenge_id: string; readonly teams: ChallengeState['teams'] } & Offer & {
      readonly due_at: string;
    };
  challenge_countered: { readonly by: Side; readonly due_at: string } & Offer;
  challenge_accepted: { readonly proposal_number: number; readonly starts_at: string };
  challenge_rejected: { readonly proposal_number: number };
  challenge_withdrawn: { readonly proposal_number: number };
  challenge_expired: { readonly proposal_number: number };
  challenge_cancelled: { readonly side: Side };
  time_credited: { readonly lost_ms: number; readonly due_at: string };
  move_proposed: { readonly by: Side; readonly starts_at: string };
  move_accepted: { readonly starts_at: string };
  move_rejected: { readonly starts_at: string };
  cancel_proposed: { readonly by: Side };
  /** The appointment and its battle are cancelled by agreement. */
  cancel_accepted: object;
  cancel_rejected: object;
};

export type ChallengeEventType = keyof EventFacts;
export type ChallengeEvents = { [T in ChallengeEventType]: EventFacts[T] & { readonly at: string } };
export type ChallengeEventOf<T extends ChallengeEventType> = { readonly type: T; readonly payload: ChallengeEvents[T] };
export type ChallengeEvent = { [T in ChallengeEventType]: ChallengeEventOf<T> }[ChallengeEventType];

export const CHALLENGE_VIOLATIONS = [
  'challenges_refused',
  'same_team',
  'invalid_settings',
  'wrong_slot_count',
  'duplicate_slot',
  'invalid_slot',
  'unknown_slot',
  'slot_passed',
  'not_allowed',
  'stale_proposal',
  'already_accepted',
  'challenge_over',
  'not_accepted',
  'already_moved',
  'too_late_to_move',
  'same_time',
  'no_move',
  'own_move',
  'too_late_to_cancel',
  'cancel_asked',
  'no_cancel',
  'own_cancel',
  'stale_deadline',
  'too_early',
] as const;
export type ChallengeViolationCode = (typeof CHALLENGE_VIOLATIONS)[number];
export type ChallengeViolation = RuleViolation<ChallengeViolationCode>;
