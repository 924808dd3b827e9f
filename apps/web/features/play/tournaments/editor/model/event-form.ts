import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { NO_TIMING, type EventTiming } from '@pailei/domain/event-series/event-series';
import { DEFAULT_WITHDRAWAL, type WithdrawalPolicy } from '@pailei/domain/groups/withdrawal';
import type { RewardTable } from '@pailei/domain/rewards/types';
import type { BanCount, SeriesFormat } from '@pailei/domain/series/settings';
import { STANDINGS_PRESETS } from '@pailei/domain/tournament/standings/presets';
import type { HeadToHeadRule, Tiebreaker } from '@pailei/domain/tournament/standings/types';
import { DEFAULT_TEAM_SETTINGS, type TeamEventSettings } from '@pailei/domain/tournament/teams/team-settings';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import { LATE_ENTRY_LAST_ROUND } from '@pailei/domain/tournament/pairing-settings';
import type { DecklistVisibility, RewardChoice } from '@pailei/domain/tournament/types';

import type { TimerValues } from '../../model/timer-fields.ts';
import type { FormStage } from '../../stages/stage-forms.ts';
import { EVENT_STAGES, presetStages, STAGE_PRESETS } from '../../stages/stage-presets.ts';

/** From when on the players of a match read each other's lists. */
export type OpponentLists = 'as_public' | 'from_start' | 'from_last_stage';

/** The form of an event; numbers are as typed, empty where the rules choose, moments as `datetime-local` gives them. */
export type EventForm = {
  readonly name: string;
  readonly description: string;
  /** Id of an uploaded image. */
  readonly banner: string | null;
  readonly stream_url: string;
  readonly referee_ids: readonly string[];
  readonly capacity: string;
  readonly entry_fee: string;
  readonly delay_seconds: string;
  readonly format: SeriesFormat;
  readonly bans: BanCount;
  readonly shield: boolean;
  readonly stages: readonly FormStage[];
  readonly is_seeded: boolean;
  readonly tiebreakers: readonly Tiebreaker[];
  readonly head_to_head: HeadToHeadRule;
  readonly byes_in_opponent_rates: boolean;
  readonly decklists: DecklistVisibility;
  readonly opponent_lists: OpponentLists;
  /** Id of a format; empty: any. */
  readonly deck_format: string;
  readonly banned_cards: readonly number[];
  readonly drop_without_decks: boolean;
  readonly check_in_required: boolean;
  readonly approval_required: boolean;
  readonly waitlist: boolean;
  readonly is_manual: boolean;
  readonly is_previewed: boolean;
  /** Up to which round somebody comes in late; 0: nobody does. */
  readonly late_until_round: number;
  readonly late_by_players: boolean;
  readonly has_half_point_bye: boolean;
  readonly keeps_teams_apart: boolean;
  readonly withdrawal: WithdrawalPolicy;
  /** Null: the site's, as they are when the event is saved. */
  readonly timers: TimerValues | null;
  /** Of an event that teams enter; null: accounts do. */
  readonly team: TeamEventSettings | null;
  readonly rewards: RewardChoice['kind'];
  /** The event's own; null until one is set. */
  readonly reward_table: RewardTable | null;
  readonly registration_opens_at: string;
  readonly registration_closes_at: string;
  readonly check_in_opens_at: string;
  readonly starts_at: string;
  /** How far the moments are put before a start that is chosen, where they are not set yet. */
  readonly timing: EventTiming;
};

export const EMPTY_EVENT: EventForm = {
  name: '',
  description: '',
  banner: null,
  stream_url: '',
  referee_ids: [],
  capacity: '16',
  entry_fee: '0',
  delay_seconds: '0',
  format: 'conquest',
  bans: 1,
  shield: false,
  stages: presetStages(STAGE_PRESETS[0]),
  is_seeded: false,
  tiebreakers: DEFAULT_TOURNAMENT_SETTINGS.tiebreakers,
  head_to_head: 'repeated',
  byes_in_opponent_rates: true,
  decklists: 'closed',
  opponent_lists: 'as_public',
  deck_format: '',
  banned_cards: [],
  drop_without_decks: true,
  check_in_required: true,
  approval_required: false,
  waitlist: true,
  is_manual: false,
  is_previewed: false,
  late_until_round: LATE_ENTRY_LAST_ROUND,
  late_by_players: false,
  has_half_point_bye: false,
  keeps_teams_apart: false,
  withdrawal: DEFAULT_WITHDRAWAL,
  timers: null,
  team: null,
  rewards: 'site',
  reward_table: null,
  registration_opens_at: '',
  registration_closes_at: '',
  check_in_opens_at: '',
  starts_at: '',
  timing: { ...NO_TIMING, check_in_opens: 10 },
};

/** Whether the event has to say what counts of those who leave. */
export const hasLeague = ({ stages }: Pick<EventForm, 'stages'>): boolean =>
  stages.some(({ type }) => STAGE_TEXTS[type].isLeague);

/** What a new event of teams begins with. */
export const EMPTY_TEAM_EVENT: EventForm = {
  ...EMPTY_EVENT,
  capacity: '8',
  bans: 0,
  stages: presetStages(EVENT_STAGES.teams),
  tiebreakers: STANDINGS_PRESETS.team_league,
  drop_without_decks: false,
  late_until_round: 0,
  team: DEFAULT_TEAM_SETTINGS,
};

/** Whether rounds are drawn, so that it matters who comes in late and who is kept apart. */
export const hasDrawnRounds = ({ stages }: Pick<EventForm, 'stages'>): boolean =>
  stages.some(({ type }) => STAGE_TEXTS[type].isDrawn);
