import { useState } from 'react';

import { useAtomValue } from '../../../../shared/state/jotai.ts';
import { userAtom } from '../../../../shared/state/session.atoms.ts';
import { readJson, removeKey, writeJson } from '../../../../shared/state/storage.ts';
import { draftOf, type AddressDraft } from './checkout.model.ts';

/**
 * The delivery address, stored in the tab until the order is placed: a session that ends meanwhile loses nothing, and after a
 * reload the same order is sent, not another one. Each account has its own.
 */
export function useAddressDraft() {
  const key = `address_draft:${useAtomValue(userAtom)?.id}`;
  const [draft, setDraft] = useState(() => draftOf(readJson(sessionStorage, key)));
  return {
    draft,
    changeDraft(next: AddressDraft) {
      setDraft(next);
      writeJson(sessionStorage, key, next);
    },
    forgetDraft: () => removeKey(sessionStorage, key),
  };
}
