import { SUSPENDED_FOREVER } from '@pailei/contracts/people/users/users.api';
import type { Role } from '@pailei/domain/rights/rights';

import { formatDateTime } from '../../../../shared/ui/time/time.format.ts';
import type { Tone } from '../../../../shared/ui/marks/Tag.tsx';

export const ROLE_TONES: Readonly<Record<Role, Tone | undefined>> = { admin: 'zhu', referee: 'qing', user: undefined };

export function suspensionText(until: string): string {
  return until === SUSPENDED_FOREVER ? '永久停用' : `停用至 ${formatDateTime(until)}`;
}

/** For how long; null is for ever. */
export const SUSPENSION_DAYS = [
  { value: '1', label: '1 天', days: 1 },
  { value: '3', label: '3 天', days: 3 },
  { value: '7', label: '7 天', days: 7 },
  { value: '30', label: '30 天', days: 30 },
  { value: 'forever', label: '永久', days: null },
] as const;
export type SuspensionSpan = (typeof SUSPENSION_DAYS)[number]['value'];

const DAY_MS = 86_400_000;

/** The end of a suspension that begins now; null for one without an end. */
export function suspensionEnd(span: SuspensionSpan, nowMs: number): string | null {
  const days = SUSPENSION_DAYS.find(({ value }) => value === span)?.days ?? null;
  return days === null ? null : new Date(nowMs + days * DAY_MS).toISOString();
}
