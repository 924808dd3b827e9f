export const MESSAGE_MAX = 300;
/** Nobody writes any more so long after the match is over. */
export const CHAT_HOURS_AFTER = 24;
/** A player writes at most so many messages in so many seconds. */
export const BURST = { messages: 5, seconds: 10 } as const;

const HOUR_MS = 3_600_000;

export type ChatFault = 'chat_closed' | 'chat_muted' | 'chat_too_fast';

type Writing = {
  /** Of the match; null: it is not over. */
  readonly ended_at: string | null;
  readonly is_staff: boolean;
  readonly is_muted: boolean;
  /** How many messages the author has written within the last `BURST.seconds`. */
  readonly recent: number;
};

/** Why somebody may not write now; null: they may. What holds players back does not hold the staff. */
export function chatFault({ ended_at, is_staff, is_muted, recent }: Writing, now: string): ChatFault | null {
  if (ended_at !== null && Date.parse(now) - Date.parse(ended_at) > CHAT_HOURS_AFTER * HOUR_MS) return 'chat_closed';
  if (is_staff) return null;
  if (is_muted) return 'chat_muted';
  return recent >= BURST.messages ? 'chat_too_fast' : null;
}
