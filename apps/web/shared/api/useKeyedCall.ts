import { useRef } from 'react';

import { newCallKey } from './call-key.ts';

/**
 * The key of an action that must happen once: the same body tried again reuses it, another body gets its own. Call `forget` after
 * the action is done, so that the same action can be done once more.
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
