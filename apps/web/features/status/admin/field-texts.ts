import { ApiError } from '../../../shared/api/api-error.ts';
import { messageOf } from '../../../shared/api/error-text.ts';

/** The text of each field that is wrong; `root` belongs to none of them. */
export type FieldTexts = Record<string, string>;

type Issue = { path: readonly PropertyKey[]; message: string };

export function fieldTexts(issues: readonly Issue[]): FieldTexts {
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? 'root'), message]).toReversed());
}

/** What the server refused, at its field where it names one. */
export function refusalTexts(error: unknown): FieldTexts {
  const named = error instanceof ApiError ? Object.entries(error.errors) : [];
  if (named.length === 0) return { root: messageOf(error) };
  return fieldTexts(named.map(([path, message]) => ({ path: path.split('.'), message })));
}
