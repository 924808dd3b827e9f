import { DEFAULT_REWARD_TABLE, type RewardTable } from '@pailei/domain/rewards';
import type { BanCount, BestOf, SeriesFormat } from '@pailei/domain/series';
import {
  DEFAULT_TOURNAMENT_SETTINGS,
  type DecklistVisibility,
  type RewardChoice,
  type StageSettings,
  type TournamentSettings,
} from '@pailei/domain/tournament';

import type { NewTournamentBody } from '../tournaments.api.ts';

export type StageShape = 'swiss_single' | 'single' | 'swiss';

/** The form of a new tournament; numbers are as typed, empty where the rules choose. */
export interface NewTournamentForm {
  readonly name: string;
  readonly capacity: string;
  readonly format: SeriesFormat;
  readonly bans: BanCount;
  readonly shape: StageShape;
  readonly swiss_rounds: string;
  readonly swiss_best_of: BestOf;
  readonly size: string;
  readonly best_of: BestOf;
  readonly final_best_of: BestOf;
  readonly third_place: boolean;
  readonly decklists: DecklistVisibility;
  /** Id of a format; empty: any. */
  readonly deck_format: string;
  readonly banned_cards: readonly number[];
  readonly drop_without_decks: boolean;
  readonly check_in_required: boolean;
  readonly is_manual: boolean;
  readonly rewards: RewardChoice['kind'];
  /** The event's own; null until somebody asks for one. */
  readonly reward_table: RewardTable | null;
  /** Local time as `datetime-local` gives it; empty: at the organiser's word. */
  readonly starts_at: string;
}

export const EMPTY_TOURNAMENT: NewTournamentForm = {
  name: '',
  capacity: '16',
  format: 'conquest',
  bans: 1,
  shape: 'swiss_single',
  swiss_rounds: '',
  swiss_best_of: 3,
  size: '8',
  best_of: 5,
  final_best_of: 5,
  third_place: false,
  decklists: 'closed',
  deck_format: '',
  banned_cards: [],
  drop_without_decks: true,
  check_in_required: true,
  is_manual: false,
  rewards: 'site',
  reward_table: null,
  starts_at: '',
};

type Timers = NewTournamentBody['settings']['timers'];

const CHECK_IN_BEFORE_MS = 10 * 60_000;

/** What the server is asked to create, with the site's timers. The check-in opens ten minutes before a fixed start. */
export function newTournamentBody(form: NewTournamentForm, timers: Timers): NewTournamentBody {
  const startsAt = form.starts_at === '' ? null : new Date(form.starts_at);
  return {
    name: form.name.trim(),
    capacity: Number(form.capacity),
    settings: {
      ...DEFAULT_TOURNAMENT_SETTINGS,
      format: form.format,
      bans: form.bans,
      stages: stagesOf(form),
      timers,
      tiebreakers: [...DEFAULT_TOURNAMENT_SETTINGS.tiebreakers],
      ...listSettings(form),
      deck_format: form.deck_format === '' ? null : form.deck_format,
      banned_cards: [...form.banned_cards],
      drop_without_decks: form.drop_without_decks,
      check_in_required: form.check_in_required,
      advance: form.is_manual ? 'manual' : 'auto',
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

/** The one later stage that a form can have is the bracket behind a Swiss; without it there is nothing to wait for. */
function listSettings({
  decklists,
  shape,
}: NewTournamentForm): Pick<TournamentSettings, 'decklists' | 'open_from_stage'> {
  if (decklists !== 'open_from_stage') return { decklists, open_from_stage: null };
  return shape === 'swiss_single'
    ? { decklists, open_from_stage: 1 }
    : { decklists: 'open_from_start', open_from_stage: null };
}

function rewardsOf({ rewards, reward_table }: NewTournamentForm): NewTournamentBody['rewards'] {
  if (rewards !== 'own') return { kind: rewards };
  const { bands, participation } = reward_table ?? DEFAULT_REWARD_TABLE;
  return { kind: 'own', table: { bands: [...bands], participation } };
}

function stagesOf(form: NewTournamentForm): StageSettings[] {
  const swiss: StageSettings = {
    type: 'swiss',
    rounds: optionalNumber(form.swiss_rounds),
    best_of: form.swiss_best_of,
  };
  const single: StageSettings = {
    type: 'single_elimination',
    size: form.shape === 'single' ? null : optionalNumber(form.size),
    best_of: form.best_of,
    final_best_of: form.final_best_of === form.best_of ? null : form.final_best_of,
    third_place: form.third_place,
  };
  switch (form.shape) {
    case 'swiss_single':
      return [swiss, single];
    case 'single':
      return [single];
    case 'swiss':
      return [swiss];
    default:
      return form.shape satisfies never;
  }
}

function optionalNumber(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** Texts by field of the form, from texts by place in the body: `settings.stages.0.rounds` is the form's `swiss_rounds`. */
export function formErrors(
  form: NewTournamentForm,
  errors: Readonly<Record<string, string>>,
): Partial<Record<keyof NewTournamentForm | 'root', string>> {
  const found: Partial<Record<keyof NewTournamentForm | 'root', string>> = {};
  for (const [place, text] of Object.entries(errors)) if (!place.startsWith(TABLE)) found[fieldAt(form, place)] = text;
  return found;
}

const TABLE = 'rewards.table.';

/** Texts by place in the event's own table of rewards. */
export function rewardErrors(errors: Readonly<Record<string, string>>): Record<string, string> {
  const ofTable = Object.entries(errors).filter(([place]) => place.startsWith(TABLE));
  return Object.fromEntries(ofTable.map(([place, text]) => [place.slice(TABLE.length), text]));
}

function fieldAt({ shape }: NewTournamentForm, place: string): keyof NewTournamentForm | 'root' {
  if (place === 'name' || place === 'capacity') return place;
  if (place.startsWith('times')) return 'starts_at';
  if (place.startsWith('settings.banned_cards')) return 'banned_cards';
  if (place === 'settings.deck_format') return 'deck_format';
  const isFirst = place.startsWith('settings.stages.0');
  if (isFirst && shape !== 'single') return 'swiss_rounds';
  return place.startsWith('settings.stages') ? 'size' : 'root';
}
