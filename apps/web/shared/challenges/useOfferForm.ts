import { useState } from 'react';

import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../api/error-text.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';
import { readJson, removeKey, writeJson } from '../state/storage.ts';
import type { ChallengeForm } from './challenge-form.ts';

type Errors = Readonly<Record<string, string>>;

/**
 * The form of an offer with the errors of its fields. What is chosen is kept in the tab under `name` until it is sent: closing
 * the dialog, a session that ends or a page loaded anew costs nothing.
 */
export function useOfferForm(name: string, initial: ChallengeForm) {
  const userId = useAtomValue(userAtom)?.id ?? '';
  const key = `form_draft:${userId}:${name}`;
  const [form, setForm] = useState<ChallengeForm>(() => ({ ...initial, ...draftOf(readJson(sessionStorage, key)) }));
  const [errors, setErrors] = useState<Errors>({});
  return {
    form,
    errors,
    change(next: ChallengeForm) {
      setForm(next);
      setErrors({});
      writeJson(sessionStorage, key, next);
    },
    forget: () => removeKey(sessionStorage, key),
    refuse: (error: unknown) => setErrors(errorsOf(error)),
  };
}

/** What belongs to no field stands under `root`. */
function errorsOf(error: unknown): Errors {
  const texts = error instanceof ApiError ? error.errors : {};
  return Object.keys(texts).length > 0 ? texts : { root: messageOf(error) };
}

const isForm = (stored: unknown): stored is ChallengeForm =>
  typeof stored === 'object' && stored !== null && 'code' in stored && 'slots' in stored && 'timers' in stored;

const draftOf = (stored: unknown): Partial<ChallengeForm> => (isForm(stored) ? stored : {});
