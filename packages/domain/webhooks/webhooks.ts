/** What a target may be told of. Stored and sent: a name never changes. */
export const WEBHOOK_TYPES = [
  'event.published',
  'check_in.opened',
  'event.started',
  'round.started',
  'match.finished',
  'result.corrected',
  'stage.finished',
  'event.finished',
  'event.cancelled',
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const WEBHOOKS_MAX = 20;

const MINUTE_MS = 60_000;
/** What passes after each failed try; the last one goes on. */
const PAUSES_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 60 * MINUTE_MS, 120 * MINUTE_MS];
/** A target that has answered nothing good for so long is disabled. */
export const GIVE_UP_AFTER_MS = 24 * 60 * MINUTE_MS;

/** When a delivery is tried again after its `attempts`th try failed; null: the target has failed for too long. */
export function nextTryAt(facts: { attempts: number; failingSince: string; now: string }): string | null {
  const nowMs = Date.parse(facts.now);
  if (nowMs - Date.parse(facts.failingSince) >= GIVE_UP_AFTER_MS) return null;
  const place = Math.min(Math.max(facts.attempts, 1), PAUSES_MS.length) - 1;
  return new Date(nowMs + (PAUSES_MS[place] ?? MINUTE_MS)).toISOString();
}
