import { canonicalJson } from '../rule-sheet/canonical-json.ts';
import { withdrawalOf } from '../../groups/withdrawal.ts';
import type { TournamentDetails } from '../events.ts';
import { withAllSettings } from '../settings.ts';
import { settingFaults } from '../settings-faults.ts';
import type { TournamentSettings, TournamentState, TournamentTimes } from '../types.ts';

export const FREEZE_MOMENTS = ['registration', 'decks', 'check_in', 'start'] as const;
/** When something of an event becomes final: registration opens, the first decks are handed in, the check-in opens, the event starts. */
export type FreezeMoment = (typeof FREEZE_MOMENTS)[number];

/** What an organiser sets, one by one. */
export type DetailField =
  | Exclude<keyof TournamentDetails, 'settings' | 'times'>
  | keyof TournamentSettings
  | keyof TournamentTimes;

/** From when on each field stays; null: it may change until the event is over. The compiler asks for that of every new one. */
export const FREEZES: { readonly [Field in DetailField]-?: FreezeMoment | null } = {
  name: null,
  description: null,
  banner: null,
  stream_url: null,
  referees: null,
  advance: null,
  pairing: null,
  delay_seconds: null,
  registration_opens_at: 'registration',
  entry_fee: 'registration',
  format: 'decks',
  bans: 'decks',
  shield: 'decks',
  stages: 'decks',
  deck_format: 'decks',
  banned_cards: 'decks',
  decklists: 'decks',
  open_from_stage: 'decks',
  opponents_from_stage: 'decks',
  registration_closes_at: 'check_in',
  check_in_opens_at: 'check_in',
  starts_at: 'check_in',
  check_in_required: 'check_in',
  approval_required: 'check_in',
  drop_without_decks: 'check_in',
  team: 'check_in',
  capacity: 'start',
  waitlist: 'start',
  timers: 'start',
  tiebreakers: 'start',
  head_to_head: 'start',
  byes_in_opponent_rates: 'start',
  first_round: 'start',
  withdrawal: 'start',
  late_entry: 'start',
  forbidden_pairs: 'start',
  rewards: 'start',
};

export const DETAIL_FIELDS = Object.keys(FREEZES) as readonly DetailField[];

type Entered = Pick<TournamentState, 'status' | 'started_at' | 'participants'>;
type Stored = Entered & Pick<TournamentState, 'settings'>;

/** Whether a moment is past. What starts has passed every other moment too. */
export function isPast(moment: FreezeMoment, { status, started_at, participants }: Entered): boolean {
  if (status === 'draft') return false;
  if (started_at !== null) return true;
  switch (moment) {
    case 'registration':
      return true;
    case 'decks':
      return (
        status !== 'registration' || Object.values(participants).some(({ decks_submitted }) => decks_submitted > 0)
      );
    case 'check_in':
      return status !== 'registration';
    case 'start':
      return false;
    default:
      return moment satisfies never;
  }
}

/** Whether this field of the event stays as it is. */
export function isFrozen(field: DetailField, state: Stored): boolean {
  const moment = FREEZES[field];
  return moment !== null && isPast(moment, state) && !isRepairable(field, state);
}

/** A setting that keeps the event from being played can change until it starts. */
function isRepairable(field: DetailField, { started_at, settings }: Stored): boolean {
  if (started_at !== null) return false;
  const faults = settingFaults(settings);
  return faults.some((fault) => fault.field.split('.')[0] === field);
}

/** What these changes would change though it stays, in the order of the table. */
export function frozenChanges(state: TournamentState, changes: Partial<TournamentDetails>): DetailField[] {
  const changed = changedFields(state, { ...state, ...changes });
  return DETAIL_FIELDS.filter((field) => changed.has(field) && isFrozen(field, state));
}

/** The fields in which two versions differ; what is missing counts as what it means. */
export function changedFields(before: TournamentDetails, after: TournamentDetails): ReadonlySet<DetailField> {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  return new Set(DETAIL_FIELDS.filter((field) => canonicalJson(old[field]) !== canonicalJson(fresh[field])));
}

function fieldsOf({ settings, times, ...details }: TournamentDetails): { readonly [Field in DetailField]-?: unknown } {
  return {
    ...details,
    banner: details.banner ?? null,
    referees: details.referees ?? [],
    rewards: details.rewards ?? { kind: 'site' },
    ...times,
    registration_opens_at: times.registration_opens_at ?? null,
    ...withAllSettings(settings),
    head_to_head: settings.head_to_head ?? 'once',
    withdrawal: withdrawalOf(settings),
    team: settings.team ?? null,
  };
}
