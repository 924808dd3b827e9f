import { numberFrom } from '@pailei/domain/typed-text/width';
import { DEFAULT_REWARD_TABLE } from '@pailei/domain/rewards/types';
import { DEFAULT_TOURNAMENT_SETTINGS } from '@pailei/domain/tournament/settings';
import type { TournamentSettings } from '@pailei/domain/tournament/types';

import { sentMoment } from '../../../../../shared/ui/time/local-time.ts';
import { timersOf } from '../../model/timer-fields.ts';
import { optionalNumber } from '../../stages/stage-form.ts';
import { stageSettings } from '../../stages/stage-forms.ts';
import type { EventBody } from '../editor.api.ts';
import { hasLeague, type EventForm } from './event-form.ts';

type Timers = EventBody['settings']['timers'];

/** What the form says, with the site's timers where it has none of its own. */
export function eventBody(form: EventForm, siteTimers: Timers): EventBody {
  return {
    name: form.name.trim(),
    description: form.description,
    stream_url: form.stream_url.trim() === '' ? null : form.stream_url.trim(),
    banner: form.banner,
    referee_ids: [...form.referee_ids],
    capacity: numberFrom(form.capacity),
    settings: {
      ...DEFAULT_TOURNAMENT_SETTINGS,
      format: form.format,
      bans: form.bans,
      shield: form.shield,
      stages: stageSettings(form.stages),
      timers: form.timers === null ? siteTimers : timersOf(form.timers),
      tiebreakers: [...form.tiebreakers],
      head_to_head: form.head_to_head,
      byes_in_opponent_rates: form.byes_in_opponent_rates,
      first_round: form.is_seeded ? 'seeded' : 'random',
      ...listSettings(form),
      opponents_from_stage: opponentStage(form),
      deck_format: form.deck_format === '' ? null : form.deck_format,
      banned_cards: [...form.banned_cards],
      drop_without_decks: form.drop_without_decks,
      check_in_required: form.check_in_required,
      approval_required: form.approval_required,
      waitlist: form.waitlist,
      advance: form.is_manual ? 'manual' : 'auto',
      delay_seconds: numberOf(form.delay_seconds),
      entry_fee: numberOf(form.entry_fee),
      ...pairingSettings(form),
      ...(hasLeague(form) && { withdrawal: form.withdrawal }),
      ...(form.team && { team: form.team }),
    },
    times: {
      registration_opens_at: sentMoment(form.registration_opens_at),
      registration_closes_at: sentMoment(form.registration_closes_at),
      check_in_opens_at: form.check_in_required ? sentMoment(form.check_in_opens_at) : null,
      starts_at: sentMoment(form.starts_at),
    },
    rewards: rewardsOf(form),
  };
}

/** Nothing typed is nothing asked. */
const numberOf = (text: string): number => optionalNumber(text) ?? 0;

/** Teammates are kept apart in the first two rounds, as long as late entries come in. */
const TEAM_ROUNDS = 2;

function pairingSettings(form: EventForm): PairingBody {
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
  [Key in 'pairing' | 'late_entry' | 'forbidden_pairs']: NonNullable<EventBody['settings'][Key]>;
};

/** The lists open with the last stage; where that is the only one there is nothing to wait for. */
function listSettings({ decklists, stages }: EventForm): Pick<TournamentSettings, 'decklists' | 'open_from_stage'> {
  if (decklists !== 'open_from_stage') return { decklists, open_from_stage: null };
  return stages.length > 1
    ? { decklists, open_from_stage: stages.length - 1 }
    : { decklists: 'open_from_start', open_from_stage: null };
}

/** The stage from which opponents read each other's lists, among those that the form has now. */
function opponentStage({ opponent_lists, stages }: EventForm): number | null {
  if (opponent_lists === 'as_public') return null;
  return opponent_lists === 'from_start' ? 0 : stages.length - 1;
}

function rewardsOf({ rewards, reward_table }: EventForm): EventBody['rewards'] {
  if (rewards !== 'own') return { kind: rewards };
  const { bands, participation } = reward_table ?? DEFAULT_REWARD_TABLE;
  return { kind: 'own', table: { bands: [...bands], participation } };
}
