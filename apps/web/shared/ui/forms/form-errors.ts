import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

import { ApiError } from '../../api/api-error.ts';
import { messageOf } from '../../api/error-text.ts';

/**
 * Puts a refused command's texts at the form's fields. What belongs to no field is shown as the form's own error
 * (`root`), or at `fallback` where the form has a field that stands for the whole.
 */
export function showErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
  fallback: Path<T> | 'root' = 'root',
): void {
  const texts: Readonly<Record<string, string>> = error instanceof ApiError ? error.errors : {};
  let isShown = false;
  for (const field of fields) {
    const message = texts[field];
    if (message === undefined) continue;
    setError(field, { message });
    isShown = true;
  }
  if (!isShown) setError(fallback, { message: messageOf(error) });
}
