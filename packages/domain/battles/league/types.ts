import type { Losers } from '../commands.ts';
import type { BattleTeam } from '../events.ts';
import type { Side } from '../../series/sides.ts';
import type { RuleViolation } from '../../violation/violation.ts';
import type { LeagueWindow } from './league-window.ts';
import type { NoResultMode } from './settings.ts';

export const LEAGUE_SLOTS_MAX = 5;
/** Proposals of one fixture, of both sides together. */
export const LEAGUE_PROPOSALS_MAX = 40;
/** A time is agreed on at least so long before it, and the one it replaces. */
export const LEAGUE_NOTICE_HOURS = 2;
/** How long before a line those who have not done their part are reminded. */
export const LEAGUE_REMINDER_HOURS = 12;

/** Where a fixture's time comes from. */
export const TIME_SOURCES = ['default_slot', 'first_proposal', 'agreed'] as const;
export type TimeSource = (typeof TIME_SOURCES)[number];

/** What happens in a week by itself, in this order. */
export const LEAGUE_LINES = ['propose_soon', 'answer_soon', 'answer', 'end'] as const;
export type LeagueLine = (typeof LEAGUE_LINES)[number];

export type LeagueAnswer =
  | { readonly kind: 'accepted'; readonly by: Side; readonly slot: string; readonly at: string }
  | { readonly kind: 'declined'; readonly by: Side; readonly at: string };

/** Times that one side offers. It stays on record, whatever becomes of it. */
export type LeagueProposal = {
  /** From 1. */
  readonly number: number;
  readonly by: Side;
  /** The earliest first. */
  readonly slots: readonly string[];
  readonly at: string;
  readonly answer: LeagueAnswer | null;
};

/** How the two teams of a fixture come to the time of their battle, whose own start is the battle's. */
export type LeagueWeek = {
  readonly fixture_id: string;
  readonly battle_id: string;
  /** Of its round. */
  readonly label: string;
  readonly no_result: NoResultMode;
  readonly teams: Readonly<Record<Side, BattleTeam>>;
  readonly window: LeagueWindow;
  readonly source: TimeSource;
  readonly proposals: readonly LeagueProposal[];
  /** Number of the proposal that waits for the other side. */
  readonly waiting: number | null;
  /** What happens next by itself; null: nothing more. */
  readonly next: LeagueLine | null;
  /** The event stands still; null: it does not. */
  readonly held_since: string | null;
  /** It ended without a result; null: it has not. */
  readonly ended_at: string | null;
};

export type LeagueActor = { readonly kind: 'side'; readonly side: Side } | { readonly kind: 'system' };

export type LeagueFacts = {
  /** ISO string, UTC, milliseconds. */
  readonly now: string;
  readonly actor: LeagueActor;
  readonly battle: {
    readonly starts_at: string;
    /** Its check-in is not open yet. */
    readonly is_movable: boolean;
    readonly is_over: boolean;
  };
};

/** Payload of every command by its type. */
export type LeagueCommands = {
  /** `seen`: number of the newest proposal that the side knows; 0: none. */
  propose: { readonly seen: number; readonly slots: readonly string[] };
  accept: { readonly number: number; readonly slot: string };
  decline: { readonly number: number };
  line_passed: { readonly due_at: string };
  /** By the system, after time in which nobody could act. */
  credit_time: { readonly since: string };
  hold: object;
  resume: object;
};
export type LeagueCommandType = keyof LeagueCommands;
export type LeagueCommandOf<T extends LeagueCommandType> = { readonly type: T } & LeagueCommands[T];
export type LeagueCommand = { [T in LeagueCommandType]: LeagueCommandOf<T> }[LeagueCommandType];

type EventFacts = {
  week_opened: Pick<LeagueWeek, 'fixture_id' | 'battle_id' | 'label' | 'no_result' | 'teams' | 'window'>;
  time_proposed: { readonly number: number; readonly by: Side; readonly slots: readonly string[] };
  time_accepted: { readonly number: number; readonly by: Side; readonly starts_at: string };
  time_declined: { readonly number: number; readonly by: Side };
  /** `sides`: who is reminded. */
  captains_reminded: { readonly line: LeagueLine; readonly sides: readonly Side[] };
  /** Nobody agreed in time. `starts_at` null: the battle's start stays. */
  time_defaulted: { readonly source: TimeSource; readonly starts_at: string | null };
  /** `losers`: what the rule proposes; null: both have done their part. */
  week_ended: { readonly losers: Losers | null };
  /** The battle was over by then. */
  week_closed: object;
  time_credited: { readonly since: string; readonly lost_ms: number };
  week_held: object;
  week_resumed: object;
};
export type LeagueEventType = keyof EventFacts;
export type LeagueEvents = { [T in LeagueEventType]: EventFacts[T] & { readonly at: string } };
export type LeagueEventOf<T extends LeagueEventType> = { readonly type: T; readonly payload: LeagueEvents[T] };
export type LeagueEvent = { [T in LeagueEventType]: LeagueEventOf<T> }[LeagueEventType];

export const LEAGUE_VIOLATIONS = [
  'not_allowed',
  'battle_over',
  'event_paused',
  'week_over',
  'too_late_to_move',
  'stale_proposal',
  'too_many_proposals',
  'wrong_slot_count',
  'duplicate_slot',
  'slot_too_soon',
  'slot_outside_week',
  'same_time',
  'unknown_slot',
  'own_proposal',
  'stale_deadline',
  'too_early',
] as const;
export type LeagueViolationCode = (typeof LEAGUE_VIOLATIONS)[number];
export type LeagueViolation = RuleViolation<LeagueViolationCode>;
