import type { RuleViolation } from '@pailei/domain/violation/violation';
import { appError, type AppError, type ErrorTable } from '../../http/errors.ts';

/** The error of a refused command, with the text of its code. `field` names the input that is wrong, where one is. */
export function violationError<Code extends string>(
  table: Record<Code, ErrorTable[string]>,
  refusal: RuleViolation<Code>,
  field?: string,
): AppError {
  const [, text] = table[refusal.violation];
  return appError(table, refusal.violation, field ? { [field]: text } : {});
}
