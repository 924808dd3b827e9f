import { NO_TIMING, timingOf, type EventTiming } from '@pailei/domain/event-series/event-series';
import { withdrawalOf } from '@pailei/domain/groups/withdrawal';
import { deckSettingsOf } from '@pailei/domain/tournament/settings';
import { pairingSettingsOf } from '@pailei/domain/tournament/pairing-settings';
import type { TournamentDetails } from '@pailei/domain/tournament/events';

import { toLocalInput } from '../../../../../shared/ui/time/local-time.ts';
import { timerValues } from '../../model/timer-fields.ts';
import { formStages } from '../../stages/stage-forms.ts';
import type { EventForm, OpponentLists } from './event-form.ts';

type Details = Omit<TournamentDetails, 'times'>;

const NO_MOMENTS = {
  registration_opens_at: '',
  registration_closes_at: '',
  check_in_opens_at: '',
  starts_at: '',
} as const;

/** The form of an event that is there. */
export function formOfEvent(event: TournamentDetails): EventForm {
  const { times } = event;
  return {
    ...timelessForm(event),
    registration_opens_at: toLocalInput(times.registration_opens_at ?? null),
    registration_closes_at: toLocalInput(times.registration_closes_at),
    check_in_opens_at: toLocalInput(times.check_in_opens_at),
    starts_at: toLocalInput(times.starts_at),
    timing: timingOf(times),
  };
}

/** The form of another event like this one: without its moments, which come back with a start. */
export function formOfClone(event: TournamentDetails): EventForm {
  const form = { ...withoutLock(timelessForm(event)), ...NO_MOMENTS };
  return { ...form, name: cloneName(event.name), timing: timingOf(event.times) };
}

/** The form of a plan that was kept. */
export function formOfPlan({ details, timing }: { details: Details; timing: EventTiming }): EventForm {
  return { ...withoutLock(timelessForm(details)), ...NO_MOMENTS, timing };
}

/** Rosters of another event are locked with its start until somebody says when. */
const withoutLock = <Form extends Pick<EventForm, 'team'>>(form: Form): Form => ({
  ...form,
  team: form.team && { ...form.team, roster_locks_at: null },
});

const NAME_MAX = 40;
const cloneName = (name: string) =>
  `${Array.from(name)
    .slice(0, NAME_MAX - 3)
    .join('')} 副本`;

function timelessForm(
  event: Details & { referee_ids?: readonly string[] | undefined },
): Omit<EventForm, keyof typeof NO_MOMENTS> {
  const { settings, rewards = { kind: 'site' } } = event;
  const { late_entry, forbidden_pairs, pairing } = pairingSettingsOf(settings);
  const { deck_format, banned_cards, opponents_from_stage, drop_without_decks } = deckSettingsOf(settings);
  return {
    name: event.name,
    description: event.description,
    banner: event.banner ?? null,
    stream_url: event.stream_url ?? '',
    referee_ids: event.referee_ids ?? event.referees?.map(({ user_id }) => user_id) ?? [],
    capacity: String(event.capacity),
    entry_fee: String(settings.entry_fee ?? 0),
    delay_seconds: String(settings.delay_seconds),
    format: settings.format,
    bans: settings.bans,
    shield: settings.shield,
    stages: formStages(settings.stages),
    is_seeded: settings.first_round === 'seeded',
    tiebreakers: settings.tiebreakers,
    head_to_head: settings.head_to_head ?? 'once',
    byes_in_opponent_rates: settings.byes_in_opponent_rates,
    decklists: settings.decklists,
    opponent_lists: opponentListsOf(opponents_from_stage),
    deck_format: deck_format ?? '',
    banned_cards,
    drop_without_decks,
    check_in_required: settings.check_in_required,
    approval_required: settings.approval_required,
    waitlist: settings.waitlist,
    is_manual: settings.advance === 'manual',
    is_previewed: pairing === 'preview',
    late_until_round: late_entry.until_round,
    late_by_players: late_entry.by_players,
    has_half_point_bye: late_entry.missed_rounds === 'half_point_bye',
    keeps_teams_apart: forbidden_pairs.same_team_rounds > 0,
    withdrawal: withdrawalOf(settings),
    timers: timerValues(settings.timers),
    team: settings.team ?? null,
    rewards: rewards.kind,
    reward_table: rewards.kind === 'own' ? rewards.table : null,
    timing: NO_TIMING,
  };
}

function opponentListsOf(stage: number | null): OpponentLists {
  if (stage === null) return 'as_public';
  return stage === 0 ? 'from_start' : 'from_last_stage';
}
