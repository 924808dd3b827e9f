import type { DrawKeyOf } from '../../random/index.ts';
import type { RewardTable } from '../../rewards/index.ts';
import type { SeriesStatus } from '../../series/types.ts';
import type { MatchResult } from '../../stages/stage-base.ts';
import type { TournamentDetails } from '../events.ts';

export type TournamentFacts = {
  /** ISO string, UTC, milliseconds. */
  readonly now: string;
  /** A fresh id for each match that opens. */
  readonly new_id: () => string;
  /** Seeds, lots and the pairings that a stage draws are draws, each with its own key. */
  readonly draw_key: DrawKeyOf;
};

type MatchScore = {
  readonly match_id: string;
  readonly wins_a: number;
  readonly wins_b: number;
};

/** Payload of every command by its type. Who may give it is for the caller to check. */
export type TournamentCommands = {
  update: { readonly changes: Partial<TournamentDetails> };
  open_registration: object;
  register: { readonly participant_id: string; readonly user_id: string; readonly name: string };
  approve: { readonly participant_id: string };
  reject: { readonly participant_id: string; readonly reason: string };
  withdraw: { readonly participant_id: string };
  /** The decks themselves are checked and frozen by the caller; only their number counts here. */
  submit_decks: { readonly participant_id: string; readonly count: number };
  /** By the staff for one participant, whatever is final by then; after the start as a correction. */
  enter_decks: { readonly participant_id: string; readonly count: number; readonly reason: string };
  /** Lets a participant change lists that are final, once. */
  unlock_decks: { readonly participant_id: string; readonly reason: string };
  open_check_in: { readonly due_at: string };
  check_in: { readonly participant_id: string };
  /** Gives back what maintenance took of the check-in, or moves what was to happen while it lasted: from `since` until now. */
  credit_time: { readonly since: string };
  /**
   * Closes the check-in and begins the first stage. A timer names the deadline it means, a person sends null.
   * `seed_order`: participant ids from the strongest on; whoever is not in it is drawn behind them.
   * `illegal_decks`: participants whose lists are not legal any more; they are left out where the event says so.
   * `site_rewards`: the site's table of the day, which an event without a choice of its own pays by.
   */
  start: {
    readonly due_at: string | null;
    readonly seed_order: readonly string[];
    readonly illegal_decks?: readonly string[];
    readonly site_rewards?: RewardTable;
  };
  /** Does what is due: ends rounds, pairs the next, opens bracket matches, ends stages and the tournament. `by_hand` begins what waits for the organiser. */
  advance: { readonly by_hand: boolean };
  /** Also corrects an earlier result. `force` withdraws matches that began with the wrong players. */
  finish_match: MatchScore & {
    readonly status: SeriesStatus & ('finished' | 'forfeited' | 'cancelled');
    readonly result: MatchResult;
    readonly force: boolean;
  };
  reopen_match: MatchScore & { readonly status: SeriesStatus; readonly due_at: string | null; readonly force: boolean };
  /** With the reason of the staff who did it; without: by the participant's own wish. */
  drop: { readonly participant_id: string; readonly reason?: string };
  reinstate: { readonly participant_id: string };
  disqualify: { readonly participant_id: string; readonly reason: string };
  /** Someone new, or one from the waitlist or absent, whose participant id and user id are the same as before. */
  enter_late: {
    readonly participant_id: string;
    readonly user_id: string;
    readonly name: string;
    readonly deck_count: number;
  };
  feature_match: { readonly match_id: string | null };
  /** Ends the tournament where it stands; every open match must be over. */
  finish: object;
  cancel: { readonly reason: string };
};

export type TournamentCommandType = keyof TournamentCommands;
export type TournamentCommandOf<T extends TournamentCommandType> = { readonly type: T } & TournamentCommands[T];
export type TournamentCommand = { [T in TournamentCommandType]: TournamentCommandOf<T> }[TournamentCommandType];
