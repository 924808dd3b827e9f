import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import { useAtomValue } from '../../state/jotai.ts';
import { userAtom } from '../../state/session.atoms.ts';
import { readJson, removeKey, writeJson } from '../../state/storage.ts';

/**
 * Keeps what the visitor typed into these fields in the tab until it is saved: a session that ends on the way or a page
 * loaded anew costs nothing. Each account has its own. Never name a password.
 */
export function useFormDraft<T extends FieldValues>(form: UseFormReturn<T>, name: string, fields: readonly Path<T>[]) {
  const { setValue, getValues, subscribe } = form;
  const userId = useAtomValue(userAtom)?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const key = `form_draft:${userId}:${name}`;
    const stored = readJson(sessionStorage, key);
    for (const field of fields) {
      const text = textOf(stored, field);
      if (text !== undefined) setValue(field, text as PathValue<T, Path<T>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        if (isDirty)
          writeJson(sessionStorage, key, Object.fromEntries(fields.map((field) => [field, getValues(field)])));
        else removeKey(sessionStorage, key);
      },
    });
  }, [userId, name, fields, setValue, getValues, subscribe]);
}

function textOf(stored: unknown, field: string): string | undefined {
  const text: unknown = typeof stored === 'object' && stored !== null ? Reflect.get(stored, field) : undefined;
  return typeof text === 'string' ? text : undefined;
}
