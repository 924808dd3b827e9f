import { useRef } from 'react';

import { newCallKey } from './call-key.ts';

/**
 * The key of a deed that must happen once: the same body tried again keeps it, another body gets its own. `forget` after
 * the deed is done, so that the same deed may be done once more.
 */
export function useKeyedCall(): { keyOf: (body: unknown) => string; forget: () => void } {
  const last = useRef({ call: '', key: '' });
  return {
    keyOf(body) {
      const call = JSON.stringify(body);
      if (last.current.call !== call) last.current = { call, key: newCallKey() };
      return last.current.key;
    },
    forget() {
      last.current = { call: '', key: '' };
    },
  };
}
