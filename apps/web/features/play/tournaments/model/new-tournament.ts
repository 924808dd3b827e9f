import { STAGE_TEXTS } from '@pailei/contracts/play/stages/stage-type-texts';
import { DEFAULT_WITHDRAWAL, type WithdrawalPolicy } from '@pailei/domain/groups';
import { DEFAULT_REWARD_TABLE, type RewardTable } from '@pailei/domain/rewards';
import type { Tiebreaker } from '@pailei/domain/standings';
import type { BanCount, SeriesFormat } from '@pailei/domain/series';
import {
  DEFAULT_TOURNAMENT_SETTINGS,
  LATE_ENTRY_LAST_ROUND,
  type DecklistVisibility,
  type RewardChoice,
  type TournamentSettings,
} from '@pailei/domain/tournament';

import type { FieldErrors } from '../../../../shared/api/field-errors.ts';
import { stageSettings, type FormStage } from '../stages/stage-forms.ts';
import { presetStages, STAGE_PRESETS } from '../stages/stage-presets.ts';
import type { NewTournamentBody } from '../tournaments.api.ts';

/** The form of a new tournament; numbers are as typed, empty where the rules choose. */
export type NewTournamentForm = {
  readonly name: string;
  readonly capacity: string;
  readonly format: SeriesFormat;
  readonly bans: BanCount;
  readonly stages: readonly FormStage[];
  readonly tiebreakers: readonly Tiebreaker[];
  readonly decklists: DecklistVisibility;
  /** Id of a format; empty: any. */
  readonly deck_format: string;
  readonly banned_cards: readonly number[];
  readonly drop_without_decks: boolean;
  readonly check_in_required: boolean;
  readonly is_manual: boolean;
  readonly is_previewed: boolean;
  /** Up to which round somebody comes in late; 0: nobody does. */
  readonly late_until_round: number;
  readonly late_by_players: boolean;
  readonly has_half_point_bye: boolean;
  readonly keeps_teams_apart: boolean;
  readonly withdrawal: WithdrawalPolicy;
  readonly rewards: RewardChoice['kind'];
  /** The event's own; null until one is set. */
  readonly reward_table: RewardTable | null;
  /** Local time as `datetime-local` gives it; empty: when the organiser starts it. */
  readonly starts_at: string;
};

export const EMPTY_TOURNAMENT: NewTournamentForm = {
  name: '',
  capacity: '16',
  format: 'conquest',
  bans: 1,
  stages: presetStages(STAGE_PRESETS[0]),
  tiebreakers: DEFAULT_TOURNAMENT_SETTINGS.tiebreakers,
  decklists: 'closed',
  deck_format: '',
  banned_cards: [],
  drop_without_decks: true,
  check_in_required: true,
  is_manual: false,
  is_previewed: false,
  late_until_round: LATE_ENTRY_LAST_ROUND,
  late_by_players: false,
  has_half_point_bye: false,
  keeps_teams_apart: false,
  withdrawal: DEFAULT_WITHDRAWAL,
  rewards: 'site',
  reward_table: null,
  starts_at: '',
};

type Timers = NewTournamentBody['settings']['timers'];

const CHECK_IN_BEFORE_MS = 10 * 60_000;

/** The body that creates a tournament, with the site's timers. The check-in opens ten minutes before a fixed start. */
export function newTournamentBody(form: NewTournamentForm, timers: Timers): NewTournamentBody {
  const startsAt = form.starts_at === '' ? null : new Date(form.starts_at);
  return {
    name: form.name.trim(),
    capacity: Number(form.capacity),
    settings: {
      ...DEFAULT_TOURNAMENT_SETTINGS,
      format: form.format,
      bans: form.bans,
      stages: stageSettings(form.stages),
      timers,
      tiebreakers: [...form.tiebreakers],
      ...listSettings(form),
      deck_format: form.deck_format === '' ? null : form.deck_format,
      banned_cards: [...form.banned_cards],
      drop_without_decks: form.drop_without_decks,
      check_in_required: form.check_in_required,
      advance: form.is_manual ? 'manual' : 'auto',
      ...pairingSettings(form),
      ...(hasLeague(form) && { withdrawal: form.withdrawal }),
    },
    times: {
      registration_closes_at: null,
      check_in_opens_at:
        startsAt && form.check_in_required ? new Date(startsAt.getTime() - CHECK_IN_BEFORE_MS).toISOString() : null,
      starts_at: startsAt && startsAt.toISOString(),
    },
    rewards: rewardsOf(form),
  };
}

/** Whether the event has to say what counts of those who leave. */
export const hasLeague = ({ stages }: Pick<NewTournamentForm, 'stages'>): boolean =>
  stages.some(({ type }) => STAGE_TEXTS[type].isLeague);

/** Teammates are kept apart in the first two rounds, as long as late entries come in. */
const TEAM_ROUNDS = 2;

function pairingSettings(form: NewTournamentForm): PairingBody {
  return {
    pairing: form.is_previewed ? 'preview' : 'publish_at_once',
    late_entry: {
      until_round: form.late_until_round,
      missed_rounds: form.has_half_point_bye ? 'half_point_bye' : 'losses',
      by_players: form.late_by_players && form.late_until_round > 0,
    },
    forbidden_pairs: { same_team_rounds: form.keeps_teams_apart ? TEAM_ROUNDS : 0, pairs: [] },
  };
}

type PairingBody = {
  [Key in 'pairing' | 'late_entry' | 'forbidden_pairs']: NonNullable<NewTournamentBody['settings'][Key]>;
};

/** The lists open with the last stage; where that is the only one there is nothing to wait for. */
function listSettings({
  decklists,
  stages,
}: NewTournamentForm): Pick<TournamentSettings, 'decklists' | 'open_from_stage'> {
  if (decklists !== 'open_from_stage') return { decklists, open_from_stage: null };
  return stages.length > 1
    ? { decklists, open_from_stage: stages.length - 1 }
    : { decklists: 'open_from_start', open_from_stage: null };
}

function rewardsOf({ rewards, reward_table }: NewTournamentForm): NewTournamentBody['rewards'] {
  if (rewards !== 'own') return { kind: rewards };
  const { bands, participation } = reward_table ?? DEFAULT_REWARD_TABLE;
  return { kind: 'own', table: { bands: [...bands], participation } };
}

type FieldName = keyof NewTournamentForm | 'root';

/** Texts by field of the form, from texts by place in the body. */
export function formErrors(errors: FieldErrors): Partial<Record<FieldName, string>> {
  const found: Partial<Record<FieldName, string>> = {};
  for (const [place, text] of Object.entries(errors)) {
    const isElsewhere = place.startsWith(TABLE) || place.startsWith(STAGES);
    if (!isElsewhere) found[fieldAt(place)] = text;
  }
  return found;
}

const TABLE = 'rewards.table.';
const STAGES = 'settings.stages.';

/** Texts by place in the event's own table of rewards. */
export function rewardErrors(errors: FieldErrors): FieldErrors {
  return errorsUnder(TABLE, errors);
}

/** For each stage of the form texts by field of its settings. */
export function stageErrors({ stages }: NewTournamentForm, errors: FieldErrors): FieldErrors[] {
  return stages.map((_, index) => errorsUnder(`${STAGES}${index}.`, errors));
}

function errorsUnder(start: string, errors: FieldErrors): FieldErrors {
  const under = Object.entries(errors).filter(([place]) => place.startsWith(start));
  return Object.fromEntries(under.map(([place, text]) => [place.slice(start.length), text]));
}

function fieldAt(place: string): FieldName {
  if (place === 'name' || place === 'capacity') return place;
  if (place.startsWith('times')) return 'starts_at';
  if (place.startsWith('settings.tiebreakers')) return 'tiebreakers';
  if (place.startsWith('settings.banned_cards')) return 'banned_cards';
  return place === 'settings.deck_format' ? 'deck_format' : 'root';
}
