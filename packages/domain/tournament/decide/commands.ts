import type { CreditCause } from '../../deadline/deadline.ts';
import type { DrawKeyOf } from '../../random/draw-key.ts';
import type { RewardTable } from '../../rewards/types.ts';
import type { RuleAuthor } from '../types.ts';
import type { RuleChanges, Sha256 } from '../rule-sheet/types.ts';
import type { Seeding } from '../seeding/seeding.ts';
import type { SeriesStatus } from '../../series/types.ts';
import type { BoardGames } from '../stages/stage-base.ts';
import type { MatchResult } from '../../series/match-result.ts';
import type { RoundDraft } from '../stages/pairing/seated-round.ts';
import type { StartStep, TournamentDetails } from '../events.ts';
import type { EnteredPlayer } from '../teams/roster-types.ts';

export type TournamentFacts = {
  /** ISO string, UTC, milliseconds. */
  readonly now: string;
  /** A fresh id for each match that opens. */
  readonly new_id: () => string;
  /** Seeds, lots and the pairings that a stage draws are draws, each with its own key. */
  readonly draw_key: DrawKeyOf;
  /** What freezes rules; only a start and an amendment ask for it. */
  readonly sha256?: Sha256;
};

type MatchScore = {
  readonly match_id: string;
  readonly wins_a: number;
  readonly wins_b: number;
  /** Of a battle. */
  readonly games?: BoardGames;
};

/** A team that is entered, and who plays for it. */
export type TeamEntry = { readonly team_id: string; readonly players: readonly EnteredPlayer[] };

/** What a referee decides of a correction. */
export type CorrectionChoice = {
  /** Withdraws matches that began with the wrong players. */
  readonly force: boolean;
  /** Begins the stages behind this one anew where it sends others on, or has to be played on; missing: they keep their entrants. */
  readonly restart_stages?: boolean;
};

/** The draw of the groups that the caller has seen, and what the site knows of the entrants for their seeds. */
type GroupDrawFacts = {
  readonly revision: number;
  readonly seed_values?: Readonly<Record<string, number>>;
  readonly teams?: readonly (readonly string[])[];
};

/** Payload of every command by its type. Who may give it is for the caller to check. */
export type TournamentCommands = {
  /** `revision`: that of the details which the caller has seen; whoever has not seen the newest is refused. Missing: whatever they are. */
  update: { readonly changes: Partial<TournamentDetails>; readonly revision?: number };
  /** Changes rules of a running event. `number` is that of the rules it amends: whoever has not read the newest is refused. */
  amend_rules: {
    readonly number: number;
    readonly changes: RuleChanges;
    readonly reason: string;
    readonly by: RuleAuthor;
  };
  open_registration: object;
  register: {
    readonly participant_id: string;
    readonly user_id: string;
    readonly name: string;
    readonly team?: TeamEntry;
  };
  /** Who is to play for a team from now on. */
  change_roster: { readonly participant_id: string; readonly players: readonly EnteredPlayer[] };
  /** Players who are no members of the team any more: whatever is locked, they leave its roster, and stay on record after the lock. */
  leave_roster: { readonly participant_id: string; readonly account_ids: readonly string[] };
  approve: { readonly participant_id: string };
  reject: { readonly participant_id: string; readonly reason: string };
  withdraw: { readonly participant_id: string };
  /** The decks themselves are checked and frozen by the caller; only their number counts here. */
  submit_decks: { readonly participant_id: string; readonly count: number };
  /** By the staff for one participant, whatever is final by then; after the start as a correction. */
  enter_decks: { readonly participant_id: string; readonly count: number; readonly reason: string };
  /** Lets a participant change lists that are final, once. */
  unlock_decks: { readonly participant_id: string; readonly reason: string };
  change_seeding: { readonly seeding: Seeding };
  /** The groups of the stage that begins next, by hand. `revision`: that of the draw which the caller has seen. */
  arrange_groups: { readonly groups: readonly (readonly string[])[]; readonly revision: number };
  /** The same by the seeds; `seed_values` and `teams` as for the start. */
  arrange_groups_by_seed: GroupDrawFacts;
  /** The live draw: one place, or what is missing in the group that is being drawn. */
  draw_group_place: GroupDrawFacts & { readonly whole_group: boolean };
  lock_groups: { readonly revision: number };
  unlock_groups: { readonly revision: number; readonly reason: string };
  open_check_in: { readonly due_at: string };
  /** `account_id`: the player of a team who is there; missing: the whole entry is. */
  check_in: { readonly participant_id: string; readonly account_id?: string };
  /** Also takes back that the places of the absent go to the waitlist, where the check-in is long enough again. */
  extend_check_in: { readonly due_at: string; readonly reason: string };
  /** By the staff, also after the registration has closed. */
  add_entrant: {
    readonly participant_id: string;
    readonly user_id: string;
    readonly name: string;
    readonly reason: string;
    readonly team?: TeamEntry;
  };
  /** Before this one of the waitlist; null: last. */
  move_on_waitlist: { readonly participant_id: string; readonly before: string | null; readonly reason: string };
  /** The places of the absent go to the waitlist. */
  fill_waitlist: { readonly due_at: string };
  /** Offers whose time is over go to the next. */
  end_offers: object;
  decline_place: { readonly participant_id: string };
  /** Gives back what maintenance took of the check-in, or moves what was to happen while it lasted: from `since` until now. */
  credit_time: { readonly since: string; readonly cause?: CreditCause };
  /**
   * Closes the check-in and begins the first stage. A timer names the deadline it means, a person sends null.
   * `seed_order`: participant ids from the strongest on; whoever is not in it is drawn behind them. Empty: as the event's seeding says,
   * for which the caller gives what the site knows: `seed_values` by participant id, less is better; `teams`: lists of participant ids.
   * `illegal_decks`: participants whose lists are not legal any more; they are left out where the event says so.
   * `site_rewards`: the site's table of the day, which an event without a choice of its own pays by.
   */
  start: {
    readonly due_at: string | null;
    readonly seed_order: readonly string[];
    readonly seed_values?: Readonly<Record<string, number>>;
    readonly teams?: readonly (readonly string[])[];
    readonly illegal_decks?: readonly string[];
    /** By participant id: the team that they are of now, for all who have one. */
    readonly team_of?: Readonly<Record<string, string>>;
    readonly site_rewards?: RewardTable;
  };
  /** Does what is due: ends rounds, pairs the next, opens bracket matches, ends stages and the tournament. `by_hand` begins what waits for the organiser. */
  advance: { readonly by_hand: boolean };
  /** Also corrects an earlier result. */
  finish_match: MatchScore &
    CorrectionChoice & {
      readonly status: SeriesStatus & ('finished' | 'forfeited' | 'cancelled');
      readonly result: MatchResult;
    };
  reopen_match: MatchScore & CorrectionChoice & { readonly status: SeriesStatus; readonly due_at: string | null };
  /** With the reason of the staff who did it; without: by the participant's own wish. */
  drop: { readonly participant_id: string; readonly reason?: string };
  /** By the participants themselves only what they have done themselves, and only until the next pairing. */
  reinstate: { readonly participant_id: string; readonly by_player?: boolean };
  disqualify: { readonly participant_id: string; readonly reason: string };
  /** The whole event stands still until it is resumed. */
  pause_event: { readonly reason: string; readonly by: RuleAuthor };
  resume_event: { readonly reason: string; readonly by: RuleAuthor };
  /** Someone new, or one from the waitlist or absent, whose participant id and user id are the same as before. */
  enter_late: {
    readonly participant_id: string;
    readonly user_id: string;
    readonly name: string;
    readonly deck_count: number;
    /** By the player's own wish, where the event lets players come in by themselves. */
    readonly by_player?: boolean;
    readonly team_id?: string;
  };
  /** Starts the round that waits, as the staff have seen it. */
  publish_round: { readonly draft: RoundDraft };
  /** Undoes the start of the newest round, in which nobody has begun. */
  take_back_round: { readonly reason: string };
  /** Undoes the last start of a round or a stage in which nobody has begun; it names the step, so that no other is undone. */
  undo_start: { readonly step: StartStep; readonly reason: string; readonly by: RuleAuthor };
  feature_match: { readonly match_id: string | null };
  /** Ends the tournament where it stands; every open match must be over. */
  finish: object;
  cancel: { readonly reason: string };
};

export type TournamentCommandType = keyof TournamentCommands;
export type TournamentCommandOf<T extends TournamentCommandType> = { readonly type: T } & TournamentCommands[T];
export type TournamentCommand = { [T in TournamentCommandType]: TournamentCommandOf<T> }[TournamentCommandType];
