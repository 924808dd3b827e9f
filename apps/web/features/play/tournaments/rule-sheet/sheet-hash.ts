import { canonicalJson } from '@pailei/domain/tournament/rule-sheet/canonical-json';
import type { FrozenSheet } from '@pailei/domain/tournament/types';

import type { HASHING } from '../../../../shared/draws/hashing.ts';
import type { Verdict } from '../../../../shared/draws/check-draws.ts';

/** Whether a sheet has the hash that the log names, computed anew in this browser. */
export async function checkSheet({ sheet, hash }: FrozenSheet, hashing: typeof HASHING): Promise<Verdict> {
  if (!hashing) return 'unchecked';
  const digest = await hashing.digest('SHA-256', new TextEncoder().encode(canonicalJson(sheet)));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex === hash ? 'same' : 'different';
}
