import type { CreditCause } from '../deadline/deadline.ts';
import type { RewardTable } from '../rewards/types.ts';
import type {
  FrozenSheet,
  RuleAuthor,
  EventReferee,
  Placement,
  RewardChoice,
  TournamentSettings,
  TournamentTimes,
} from './types.ts';
import type { RuleChanges } from './rule-sheet/types.ts';
import type { RecordedSeeding, Seeding } from './seeding/seeding.ts';
import type { BestOf } from '../series/settings.ts';
import type { RulingKind, SeriesStatus } from '../series/types.ts';
import type { Side } from '../series/sides.ts';
import type { Walkover } from './stages/bracket/bracket-stage.ts';
import type { Adjustment, PairingNote } from './stages/pairing/seated-round.ts';
import type { BoardGames } from './stages/stage-base.ts';
import type { MatchResult } from '../series/match-result.ts';
import type { StageStart } from './stages/stage-entry.ts';
import type { SwissPairing } from './swiss/types.ts';
import type { EnteredPlayer, RosterChange } from './teams/roster-types.ts';

/** What the organiser may set, and change while the tournament has not started. */
export type TournamentDetails = {
  readonly name: string;
  readonly description: string;
  readonly stream_url: string | null;
  readonly capacity: number;
  readonly settings: TournamentSettings;
  readonly times: TournamentTimes;
  /** Missing: by the site's table. */
  readonly rewards?: RewardChoice | undefined;
  readonly banner?: string | null | undefined;
  readonly referees?: readonly EventReferee[] | undefined;
};

/** A match as it opens; the rest of its summary starts at nothing. */
export type OpenedMatch = {
  readonly match_id: string;
  readonly round: number;
  readonly table: number;
  readonly node: string | null;
  readonly a: string;
  readonly b: string;
  readonly best_of: BestOf;
};

export const OFFER_ENDS = ['declined', 'expired'] as const;
export type OfferEnd = (typeof OFFER_ENDS)[number];

/** The start of a round or a stage. */
export type StartStep =
  | { readonly kind: 'round_start'; readonly stage: number; readonly round: number }
  | { readonly kind: 'stage_start'; readonly stage: number };
/** A step of the staff or of the clock that was taken back. */
export type UndoneStep =
  | StartStep
  | { readonly kind: 'ruling'; readonly match_id: string; readonly ruling: RulingKind };

/** Payload of every event by its type; each also carries `at`, the moment it happened, and the signature of the staff where they did it. */
type EventFacts = {
  tournament_created: TournamentDetails & { readonly tournament_id: string; readonly is_demo: boolean };
  /** Only what has changed. */
  tournament_updated: { readonly changes: Partial<TournamentDetails> };
  registration_opened: object;
  participant_registered: {
    readonly participant_id: string;
    readonly user_id: string;
    readonly name: string;
    readonly status: 'pending' | 'registered' | 'waitlisted';
    /** In an event of teams: the team and who plays for it. */
    readonly team_id?: string;
    readonly players?: readonly EnteredPlayer[];
  };
  /** Others play for a team than before. */
  roster_changed: { readonly participant_id: string } & RosterChange;
  participant_approved: { readonly participant_id: string; readonly status: 'registered' | 'waitlisted' };
  participant_rejected: { readonly participant_id: string; readonly reason: string };
  /** `fee_kept`: too late for the fee to go back; missing: no. */
  participant_withdrawn: { readonly participant_id: string; readonly fee_kept?: boolean };
  /** From the waitlist to a place of their own. */
  participant_promoted: { readonly participant_id: string };
  decks_submitted: { readonly participant_id: string; readonly count: number };
  /** They may hand in others once more, though theirs are final. */
  decks_unlocked: { readonly participant_id: string };
  /** How the seeds are to come about. */
  seeding_changed: { readonly seeding: Seeding };
  /** Who stands in which group of the stage that begins next. `seeds`: from the strongest on with what they are ordered by, where it follows from the seeds. */
  groups_arranged: {
    readonly stage: number;
    readonly groups: readonly (readonly string[])[];
    readonly seeds?: readonly { readonly participant_id: string; readonly value: number | null }[];
  };
  /** The live draw: who was drawn for a place, out of whom. */
  group_place_drawn: {
    readonly stage: number;
    readonly group: number;
    readonly participant_id: string;
    readonly candidates: readonly string[];
  };
  groups_locked: { readonly stage: number };
  groups_unlocked: { readonly stage: number; readonly reason: string };
  /** `fills_at`: when the places of the absent begin to go to the waitlist; missing: at the start only, as before there was such a time. */
  check_in_opened: { readonly due_at: string; readonly fills_at?: string };
  /** The start moves with it. */
  check_in_extended: { readonly due_at: string; readonly fills_at?: string; readonly reason: string };
  /** Before this one of the waitlist; null: last. */
  waitlist_moved: { readonly participant_id: string; readonly before: string | null; readonly reason: string };
  /** Who has not checked in keeps no place any more against those who wait. */
  waitlist_fill_started: object;
  /** They accept it by checking in before `due_at`. */
  place_offered: { readonly participant_id: string; readonly due_at: string };
  place_offer_ended: { readonly participant_id: string; readonly cause: OfferEnd };
  /** After maintenance, during which the clock stood still. */
  time_credited: {
    readonly lost_ms: number;
    readonly times: TournamentTimes;
    readonly check_in_due_at: string | null;
    /** Missing: after maintenance. */
    readonly cause?: CreditCause;
    /** Where the waitlist has not begun to fill up. */
    readonly fills_at?: string;
    readonly offers?: readonly { readonly participant_id: string; readonly due_at: string }[];
  };
  /** The whole event stands still: no deadline passes, players wait. */
  event_paused: { readonly reason: string; readonly by: RuleAuthor };
  /** It goes on; what was on the clock is given back. */
  event_resumed: { readonly paused_ms: number; readonly reason: string; readonly by: RuleAuthor };
  participant_checked_in: { readonly participant_id: string };
  /** One of its players is there; with enough of them the team is. */
  team_member_checked_in: { readonly participant_id: string; readonly account_id: string };
  tournament_started: {
    /** In seed order: the first has seed 1. `lot` is the stored random order. */
    readonly entrants: readonly { readonly participant_id: string; readonly lot: number; readonly team_id?: string }[];
    /** Who had a place and did not come. */
    readonly absent: readonly string[];
    /** Who was left out for want of legal lists, where the event does so. */
    readonly without_decks?: readonly string[];
    /** What the places earn from now on, whatever the site's table becomes; missing: nothing. */
    readonly rewards?: RewardTable;
    /** The rules that are in force from now on; missing in events from before there were rule sheets. */
    readonly rules?: FrozenSheet;
    /** How the seeds came about; missing: all by lot, or in an event from before this was kept. */
    readonly seeding?: RecordedSeeding;
    /** Lists of participant ids whose members are kept apart as long as possible; missing: nobody. */
    readonly apart?: readonly (readonly string[])[];
  };
  /** Rules of a running event have changed. */
  rules_amended: {
    readonly changes: RuleChanges;
    readonly rules: FrozenSheet;
    readonly reason: string;
    readonly by: RuleAuthor;
  };
  stage_started: {
    readonly stage: number;
    /** In seed order. */
    readonly entrants: readonly string[];
    readonly round_count: number;
  } & StageStart;
  round_started: {
    readonly stage: number;
    readonly round: number;
    readonly bye: string | null;
    readonly matches: readonly OpenedMatch[];
    readonly notes: readonly PairingNote[];
    /** How often each pairing rule could not be kept. */
    readonly relaxed: Readonly<SwissPairing['relaxed']>;
    /** What the staff have changed by hand; missing: nothing. */
    readonly adjustments?: readonly Adjustment[];
    /** Who is in the field and sits out with nothing, as the staff have said; missing: nobody. */
    readonly absent?: readonly string[];
  };
  /** Nobody had begun in the newest round: it never counted, and is paired again when the staff publish it. */
  round_taken_back: {
    readonly stage: number;
    readonly round: number;
    readonly match_ids: readonly string[];
    readonly reason: string;
  };
  /** Nobody had begun in the stage that was just started: it never counted, and begins anew when the staff say so. */
  stage_taken_back: { readonly stage: number; readonly match_ids: readonly string[]; readonly reason: string };
  /** The staff took back their last step. Events behind it say what is another; those of a ruling stand in its match. */
  step_undone: { readonly step: UndoneStep; readonly reason: string; readonly by: RuleAuthor };
  bracket_matches_opened: { readonly stage: number; readonly matches: readonly OpenedMatch[] };
  bracket_walkovers_given: { readonly stage: number; readonly walkovers: readonly Walkover[] };
  /** A corrected result sent others on: these matches and walk-overs never counted. */
  bracket_matches_withdrawn: {
    readonly stage: number;
    readonly match_ids: readonly string[];
    readonly walkover_nodes: readonly string[];
  };
  match_progressed: {
    readonly match_id: string;
    readonly status: SeriesStatus;
    readonly wins_a: number;
    readonly wins_b: number;
    readonly due_at: string | null;
    /** Of a battle, whose wins are boards: games won on them. */
    readonly games?: BoardGames;
    /** While it waits for its sides: rungs of the no-show ladder that have passed; missing: none. */
    readonly check_in_rung?: number;
  };
  match_finished: {
    readonly match_id: string;
    readonly status: SeriesStatus & ('finished' | 'forfeited' | 'cancelled');
    readonly wins_a: number;
    readonly wins_b: number;
    readonly result: MatchResult;
    readonly games?: BoardGames;
  };
  match_reopened: {
    readonly match_id: string;
    readonly status: SeriesStatus;
    readonly wins_a: number;
    readonly wins_b: number;
    readonly due_at: string | null;
    readonly games?: BoardGames;
  };
  round_finished: { readonly stage: number; readonly round: number };
  /** `ranking` holds every entrant of the stage, first to last. */
  stage_finished: { readonly stage: number; readonly ranking: readonly string[] };
  /** A corrected result of a finished stage has to be played on from. */
  stage_reopened: { readonly stage: number };
  /** The same of a finished tournament: nobody has a place until it is finished again. */
  tournament_reopened: object;
  /** A corrected result of the stage before sends others on: this stage and those behind it never counted, and begin anew. */
  stages_withdrawn: { readonly stage: number; readonly match_ids: readonly string[] };
  /** A corrected result changed the order of a finished stage. */
  ranking_corrected: { readonly stage: number; readonly ranking: readonly string[] };
  /** A corrected result changed the places of a finished tournament. */
  placements_corrected: { readonly placements: readonly Placement[] };
  /** After the start, in Swiss: missed rounds count as losses, or the first as a draw. */
  participant_entered_late: {
    readonly participant_id: string;
    readonly seed: number;
    readonly lot: number;
    readonly half_point_bye?: boolean;
    readonly team_id?: string;
  };
  /** With the reason of the staff who did it; without: by the participant's own wish. */
  participant_dropped: { readonly participant_id: string; readonly reason?: string };
  participant_reinstated: { readonly participant_id: string };
  participant_disqualified: { readonly participant_id: string; readonly reason: string };
  featured_match_changed: { readonly match_id: string | null };
  /** `short_of_stage`: the stage for which fewer than two came through, so that the event ends before it. */
  tournament_finished: { readonly placements: readonly Placement[]; readonly short_of_stage?: number };
  tournament_cancelled: { readonly reason: string };
};

/**
 * Who of the staff has caused an event, and why, where a reason was asked for. Missing: it came of a player, of the clock or of
 * the event before it, or was written before this was kept.
 */
export type Signature = { readonly by?: RuleAuthor; readonly reason?: string };

export type TournamentEventType = keyof EventFacts;
export type TournamentEvents = { [T in TournamentEventType]: EventFacts[T] & { readonly at: string } & Signature };
export type TournamentEventOf<T extends TournamentEventType> = {
  readonly type: T;
  readonly payload: TournamentEvents[T];
};
export type TournamentEvent = { [T in TournamentEventType]: TournamentEventOf<T> }[TournamentEventType];

/** The side that won, from the result. */
export function winnerOf(result: MatchResult | null): Side | null {
  return result === 'a' || result === 'b' ? result : null;
}
