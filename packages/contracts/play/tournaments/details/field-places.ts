import type { DetailField } from '@pailei/domain/tournament/details/freezes';
import type { TournamentDetails } from '@pailei/domain/tournament/events';
import type { TournamentTimes } from '@pailei/domain/tournament/types';

const TIMES: Readonly<Record<keyof TournamentTimes, true>> = {
  registration_opens_at: true,
  registration_closes_at: true,
  check_in_opens_at: true,
  starts_at: true,
};
const OWN: Readonly<Record<Exclude<keyof TournamentDetails, 'settings' | 'times'>, string>> = {
  name: 'name',
  description: 'description',
  banner: 'banner',
  stream_url: 'stream_url',
  capacity: 'capacity',
  rewards: 'rewards',
  referees: 'referee_ids',
};

/** The path of a field in the body of a call. */
export function placeOfField(field: DetailField): string {
  if (field in TIMES) return `times.${field}`;
  return field in OWN ? OWN[field as keyof typeof OWN] : `settings.${field}`;
}
