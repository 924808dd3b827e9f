import {
  DETAIL_FIELDS,
  FREEZES,
  type DetailField,
  type TournamentDetails,
  type TournamentTimes,
  type TournamentViolation,
} from '@pailei/domain/tournament';
import { appError, type AppError } from '../../../http/errors.ts';
import { TOURNAMENT_ERRORS } from '../tournament-errors.ts';
import { FREEZE_NAMES } from './detail-names.ts';

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

/** Where a field stands in the body of a call. */
export function placeOfField(field: DetailField): string {
  if (field in TIMES) return `times.${field}`;
  return field in OWN ? OWN[field as keyof typeof OWN] : `settings.${field}`;
}

/** Why a field stays as it is; null: it may change. */
export function frozenText(field: DetailField): string | null {
  const moment = FREEZES[field];
  return moment && `${FREEZE_NAMES[moment]}不能再改`;
}

/** The error of a refused command of an event; of fields that stay each with its text. */
export const tournamentRefusal = (refusal: TournamentViolation): AppError =>
  appError(TOURNAMENT_ERRORS, refusal.violation, frozenErrors(refusal));

function frozenErrors({ fields }: TournamentViolation): Record<string, string> {
  const named: readonly (string | number)[] = Array.isArray(fields) ? fields : [];
  return Object.fromEntries(
    DETAIL_FIELDS.filter((field) => named.includes(field)).map((field) => [
      placeOfField(field),
      frozenText(field) ?? '',
    ]),
  );
}
