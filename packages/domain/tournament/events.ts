import type { RewardTable } from '../rewards/index.ts';
import type { BestOf } from '../series/settings.ts';
import type { SeriesStatus, Side } from '../series/types.ts';
import type { Walkover } from '../stages/single-elimination/single-elimination-stage.ts';
import type { MatchResult } from '../stages/stage-base.ts';
import type { SwissPairing, SwissReason } from '../swiss/types.ts';
import type { Placement, RewardChoice, TournamentSettings, TournamentTimes } from './types.ts';

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

/** Why two sit together who are not simply of one score group; every other table is. */
export type PairingNote = {
  readonly table: number;
} & Pick<SwissReason, 'rematch' | 'forbidden' | 'group_difference'>;

/** Payload of every event by its type; each also carries `at`, the moment it happened. */
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
  };
  participant_approved: { readonly participant_id: string; readonly status: 'registered' | 'waitlisted' };
  participant_rejected: { readonly participant_id: string; readonly reason: string };
  participant_withdrawn: { readonly participant_id: string };
  /** From the waitlist to a place of their own. */
  participant_promoted: { readonly participant_id: string };
  decks_submitted: { readonly participant_id: string; readonly count: number };
  /** They may hand in others once more, though theirs are final. */
  decks_unlocked: { readonly participant_id: string };
  check_in_opened: { readonly due_at: string };
  /** After maintenance, during which the clock stood still. */
  time_credited: {
    readonly lost_ms: number;
    readonly times: TournamentTimes;
    readonly check_in_due_at: string | null;
  };
  participant_checked_in: { readonly participant_id: string };
  tournament_started: {
    /** In seed order: the first has seed 1. `lot` is the stored random order. */
    readonly entrants: readonly { readonly participant_id: string; readonly lot: number }[];
    /** Who had a place and did not come. */
    readonly absent: readonly string[];
    /** Who was left out for want of legal lists, where the event does so. */
    readonly without_decks?: readonly string[];
    /** What the places earn from now on, whatever the site's table becomes; missing: nothing. */
    readonly rewards?: RewardTable;
  };
  stage_started: {
    readonly stage: number;
    /** In seed order. */
    readonly entrants: readonly string[];
    readonly round_count: number;
  };
  round_started: {
    readonly stage: number;
    readonly round: number;
    readonly bye: string | null;
    readonly matches: readonly OpenedMatch[];
    readonly notes: readonly PairingNote[];
    /** How often each pairing rule could not be kept. */
    readonly relaxed: Readonly<SwissPairing['relaxed']>;
  };
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
  };
  match_finished: {
    readonly match_id: string;
    readonly status: SeriesStatus & ('finished' | 'forfeited' | 'cancelled');
    readonly wins_a: number;
    readonly wins_b: number;
    readonly result: MatchResult;
  };
  match_reopened: {
    readonly match_id: string;
    readonly status: SeriesStatus;
    readonly wins_a: number;
    readonly wins_b: number;
    readonly due_at: string | null;
  };
  round_finished: { readonly stage: number; readonly round: number };
  /** `ranking` holds every entrant of the stage, first to last. */
  stage_finished: { readonly stage: number; readonly ranking: readonly string[] };
  /** A corrected result of a finished stage has to be played on from. */
  stage_reopened: { readonly stage: number };
  /** The same of a finished tournament: nobody has a place until it is finished again. */
  tournament_reopened: object;
  /** A corrected result changed the order of a finished stage. */
  ranking_corrected: { readonly stage: number; readonly ranking: readonly string[] };
  /** A corrected result changed the places of a finished tournament. */
  placements_corrected: { readonly placements: readonly Placement[] };
  /** After the start, in Swiss: missed rounds count as losses. */
  participant_entered_late: { readonly participant_id: string; readonly seed: number; readonly lot: number };
  /** With the reason of the staff who did it; without: by the participant's own wish. */
  participant_dropped: { readonly participant_id: string; readonly reason?: string };
  participant_reinstated: { readonly participant_id: string };
  participant_disqualified: { readonly participant_id: string; readonly reason: string };
  featured_match_changed: { readonly match_id: string | null };
  tournament_finished: { readonly placements: readonly Placement[] };
  tournament_cancelled: { readonly reason: string };
};

export type TournamentEventType = keyof EventFacts;
export type TournamentEvents = { [T in TournamentEventType]: EventFacts[T] & { readonly at: string } };
export type TournamentEventOf<T extends TournamentEventType> = {
  readonly type: T;
  readonly payload: TournamentEvents[T];
};
export type TournamentEvent = { [T in TournamentEventType]: TournamentEventOf<T> }[TournamentEventType];

/** The side that won, from the result. */
export function winnerOf(result: MatchResult | null): Side | null {
  return result === 'a' || result === 'b' ? result : null;
}
