import { DECKLIST_POLICIES } from './decklists/decklist-policies.ts';
import type { WithdrawalPolicy } from '../groups/withdrawal.ts';
import type { BanCount, SeriesFormat, SeriesTimers } from '../series/settings.ts';
import type { RewardTable } from '../rewards/types.ts';
import type { PairingSettings } from './pairing-settings.ts';
import type { Stage, StageSettings } from './stages/stage.ts';
import type { Seeding } from './seeding/seeding.ts';
import type { HeadToHeadRule, Tiebreaker } from './standings/types.ts';
import type { GroupDraw } from './group-draw/draw-types.ts';
import type { RosterPlayer } from './teams/roster-types.ts';
import type { TeamEventSettings } from './teams/team-settings.ts';

export const TOURNAMENT_STATUSES = ['draft', 'registration', 'check_in', 'running', 'finished', 'cancelled'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

export const PARTICIPANT_STATUSES = [
  'pending',
  'registered',
  'waitlisted',
  'checked_in',
  'active',
  'dropped',
  'disqualified',
  'withdrawn',
  'rejected',
  'absent',
] as const;
export type ParticipantStatus = (typeof PARTICIPANT_STATUSES)[number];

export const DECKLIST_VISIBILITIES = DECKLIST_POLICIES;
export type DecklistVisibility = (typeof DECKLIST_VISIBILITIES)[number];

export const FIRST_ROUNDS = ['random', 'seeded'] as const;
export const ADVANCE_MODES = ['auto', 'manual'] as const;

export const CAPACITY_MIN = 2;
export const CAPACITY_MAX = 1024;
export const STAGES_MAX = 4;
/** Points that an entry may cost. */
export const ENTRY_FEE_MAX = 1_000_000;
/** Cards that one event may ban. */
export const BANNED_CARDS_MAX = 100;

/** What an event asks of decks, and who sees them. */
export type DeckSettings = {
  /** Id of the deck format that is played; null: any. */
  readonly deck_format: string | null;
  /** Numbers of cards that no deck may hold, beside those which the format bans. */
  readonly banned_cards: readonly number[];
  /** 0-based stage from which `open_from_stage` opens the lists; null with every other policy. */
  readonly open_from_stage: number | null;
  /** 0-based stage from which opponents read each other's lists in their match, whatever the public may read; null: as the public. */
  readonly opponents_from_stage: number | null;
  /** Whether the start leaves out entrants without legal lists. */
  readonly drop_without_decks: boolean;
};

/** The deck and pairing settings are missing in events from before there were any: `deckSettingsOf` and `pairingSettingsOf` read them. */
export type TournamentSettings = {
  readonly format: SeriesFormat;
  /** Decks that each side bans of the other. */
  readonly bans: BanCount;
  readonly shield: boolean;
  readonly stages: readonly StageSettings[];
  readonly timers: SeriesTimers;
  /** After match points, in this order; the stored lot decides what is still equal. */
  readonly tiebreakers: readonly Tiebreaker[];
  /** Whether a player's byes count in the match and game rates that their opponents average (MTR appendix C counts them). */
  readonly byes_in_opponent_rates: boolean;
  /** How head-to-head goes on among those it leaves equal; missing: once, as in events from before there was a choice. */
  readonly head_to_head?: HeadToHeadRule;
  readonly decklists: DecklistVisibility;
  readonly first_round: (typeof FIRST_ROUNDS)[number];
  /** auto: the next round starts when the last match is over; manual: when the organiser says so. */
  readonly advance: (typeof ADVANCE_MODES)[number];
  readonly check_in_required: boolean;
  readonly approval_required: boolean;
  /** Whether those who come when all places are taken may wait for one. */
  readonly waitlist: boolean;
  /** How far every public view trails, in seconds. */
  readonly delay_seconds: number;
  /** What becomes of the results of one who leaves a group; missing: `withdrawalOf` says. */
  readonly withdrawal?: WithdrawalPolicy;
  /** Points that an entry costs; missing or 0: none. */
  readonly entry_fee?: number;
  /** Its entrants are teams, and its fixtures battles; missing: they are accounts. A new event has said which, and stays so. */
  readonly team?: TeamEventSettings;
} & Partial<DeckSettings> & { readonly [K in keyof PairingSettings]?: PairingSettings[K] | undefined };

/** ISO strings in UTC; null: when the organiser says so. */
export type TournamentTimes = {
  /** Of a draft; missing: as null, in events from before it could be set. */
  readonly registration_opens_at?: string | null | undefined;
  readonly registration_closes_at: string | null;
  readonly check_in_opens_at: string | null;
  readonly starts_at: string | null;
};

export type Participant = {
  readonly id: string;
  /** The account that plays; of a team, who has entered it. */
  readonly user_id: string;
  readonly name: string;
  readonly status: ParticipantStatus;
  /** Given at the start, 1 is the strongest; null before. */
  readonly seed: number | null;
  /** The stored random order, 1 is first: what decides between those whom no tie-breaker parts. */
  readonly lot: number | null;
  readonly decks_submitted: number;
  /** When they last handed them in; missing for lists from before this was kept. */
  readonly decks_at?: string | undefined;
  /** The staff let them change lists that were final; missing: no. */
  readonly decks_unlocked?: boolean | undefined;
  readonly registered_at: string;
  readonly checked_in_at: string | null;
  /** Why the staff rejected, dropped or disqualified them. */
  readonly reason: string | null;
  /** In an event of teams the team itself. Else the team they were of when they came into the field; missing: none, or not kept. */
  readonly team_id?: string | undefined;
  /** Who plays for the team; missing: the entrant is an account. */
  readonly roster?: readonly RosterPlayer[] | undefined;
  /** Account ids of players who have checked in for their team; missing: nobody. */
  readonly present?: readonly string[] | undefined;
  /** A place that they may accept by checking in; missing: none. */
  readonly offer?: { readonly due_at: string; readonly at: string } | undefined;
  /** They have not accepted one: they stand behind the others who wait, and are not asked again. */
  readonly offer_passed?: boolean | undefined;
  /** They withdrew after they had checked in, so that the event keeps their fee; missing: no. */
  readonly fee_kept?: boolean | undefined;
  /** Of one who dropped out: the stage and how many of its rounds had begun by then; missing: before this was kept. */
  readonly left_at?: { readonly stage: number; readonly round: number } | undefined;
};

/** Those who share places 5 to 8 all have place 5 and place_to 8. */
export type Placement = {
  readonly participant_id: string;
  readonly place: number;
  readonly place_to: number;
};

/** Where a match stands: index of its stage, index of its round, position in the round's list. */
export type MatchPosition = readonly [stage: number, round: number, position: number];

/** Referees that one event may name. */
export const EVENT_REFEREES_MAX = 20;

/** A referee of the event, with the name of the time when they were named. Every other referee may act as well. */
export type EventReferee = { readonly user_id: string; readonly name: string };

/** What an event pays: by the site's table, by one of its own, or nothing. */
export type RewardChoice =
  | { readonly kind: 'site' }
  | { readonly kind: 'own'; readonly table: RewardTable }
  | { readonly kind: 'none' };

/** The settings of an event that decide about play: all but what only the staff work with. */
export type RuleSettings = Omit<TournamentSettings, 'advance' | 'delay_seconds' | 'pairing'>;

/** What an event is played by, from its start or from an amendment on [E56]. Its hash is that of its canonical text. */
export type RuleSheet = {
  readonly tournament_id: string;
  /** 1 is what the start froze. */
  readonly number: number;
  readonly settings: RuleSettings;
  /** What the places earn; null: nothing. */
  readonly rewards: RewardTable | null;
};

/** A sheet with the SHA-256 of its canonical text, in hexadecimal digits. */
export type FrozenSheet = { readonly sheet: RuleSheet; readonly hash: string };

/** Who of the staff amended the rules. */
export type RuleAuthor = { readonly user_id: string; readonly name: string };

/** An event that stands still. */
export type EventPause = { readonly since: string; readonly reason: string; readonly by: RuleAuthor };

/** One version of an event's rules. */
export type RuleVersion = FrozenSheet & {
  /** From when on it is in force. */
  readonly at: string;
  /** Why it took the place of the one before; null for the first. */
  readonly reason: string | null;
  readonly by: RuleAuthor | null;
};

/** The whole public state of a tournament; holds nothing that anyone may not see. */
export type TournamentState = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly stream_url: string | null;
  readonly is_demo: boolean;
  readonly status: TournamentStatus;
  readonly capacity: number;
  readonly settings: TournamentSettings;
  readonly times: TournamentTimes;
  /** What the organiser chose; missing: the site's table. */
  readonly rewards?: RewardChoice | undefined;
  /** Id of a stored image; null or missing: none. */
  readonly banner?: string | null | undefined;
  /** Who is told of its cases; missing or empty: all referees. */
  readonly referees?: readonly EventReferee[] | undefined;
  /** How often its details have changed; missing: never, or not since this was counted. */
  readonly revision?: number | undefined;
  /** The table that the start fixed; missing: this event pays nothing. */
  readonly reward_table?: RewardTable | undefined;
  /** What is played by, oldest first: what the start froze, then every amendment. Missing in events from before there were rule sheets. */
  readonly rule_versions?: readonly RuleVersion[] | undefined;
  /** When the check-in ends; null unless it is open. */
  readonly check_in_due_at: string | null;
  /** Since when it is due then; missing in check-ins from before this was kept. */
  readonly check_in_set_at?: string | undefined;
  /** When the places of the absent begin to go to the waitlist; missing: at the start only. */
  readonly waitlist_fills_at?: string | undefined;
  readonly is_filling?: boolean | undefined;
  /** Ids in the order in which the staff have put the waitlist; who is not in it stands behind them. Missing: as they came. */
  readonly waitlist?: readonly string[] | undefined;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly cancel_reason: string | null;
  readonly participants: Readonly<Record<string, Participant>>;
  readonly stages: readonly Stage[];
  /** Index of the stage being played, null before the start. */
  readonly current_stage: number | null;
  readonly match_index: Readonly<Record<string, MatchPosition>>;
  /** From first to last once the tournament is finished, else empty. */
  readonly placements: readonly Placement[];
  readonly featured_match_id: string | null;
  /** What the staff chose for the order of the seeds; missing: by lot. */
  readonly seeding?: Seeding | undefined;
  /** The groups of the stage that begins next, or of the last one for which they were drawn; missing: none were. */
  readonly group_draw?: GroupDraw | undefined;
  /** Lists of participant ids whose members are kept apart as long as possible, as the start fixed them. */
  readonly apart?: readonly (readonly string[])[] | undefined;
  /** The stage for which too few came through, so that the event ended before it; missing: it was played to its end. */
  readonly short_of_stage?: number | undefined;
  /** Since when the event stands still, and why; missing: it goes on. */
  readonly pause?: EventPause | undefined;
  /** The stage whose start was taken back: it begins when the staff say so. Missing: none was. */
  readonly held_stage?: number | undefined;
};
