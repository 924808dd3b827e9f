import { DETAIL_FIELDS, FREEZES, type DetailField } from '@pailei/domain/tournament/details/freezes';
import type { SettingFault } from '@pailei/domain/tournament/settings-faults';
import type { TournamentViolation } from '@pailei/domain/tournament/violations';
import { AppError, appError } from '../../../http/errors.ts';
import { TOURNAMENT_ERRORS } from '../tournament-errors.ts';
import { FREEZE_NAMES } from './detail-names.ts';
import { placeOfField } from './field-places.ts';
import { faultText, namedFaultText, placeOfFault } from './setting-faults.ts';

/** Why a field stays as it is; null: it may change. */
export function frozenText(field: DetailField): string | null {
  const moment = FREEZES[field];
  return moment && `${FREEZE_NAMES[moment]}不能再改`;
}

/** The error of a refused command of an event: which setting is wrong, or of fields that stay each with its text. */
export function tournamentRefusal(refusal: TournamentViolation): AppError {
  const error = appError(TOURNAMENT_ERRORS, refusal.violation, frozenErrors(refusal));
  if (refusal.violation !== 'invalid_tournament') return error;
  const fault = refusal as unknown as SettingFault;
  const { code, status, message } = error;
  return new AppError(code, status, `${message}：${namedFaultText(fault)}`, {
    [placeOfFault(fault.field)]: faultText(fault),
  });
}

function frozenErrors({ fields }: TournamentViolation): Record<string, string> {
  const named: readonly (string | number)[] = Array.isArray(fields) ? fields : [];
  return Object.fromEntries(
    DETAIL_FIELDS.filter((field) => named.includes(field)).map((field) => [
      placeOfField(field),
      frozenText(field) ?? '',
    ]),
  );
}
