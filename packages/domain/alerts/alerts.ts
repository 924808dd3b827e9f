/** Where a call to a match goes, and what comes back of it. */
export const CALL_CHANNELS = ['card', 'page', 'browser', 'inbox', 'push_sent', 'push_shown', 'mail', 'seen'] as const;
export type CallChannel = (typeof CALL_CHANNELS)[number];

/**
 * What each proves. `none`: that it was sent, not that anything was shown; a mail counts as no more. `shown`: a device showed it.
 * `seen`: it was before somebody's eyes, or the page of the match was.
 */
export const CALL_PROOFS: Readonly<Record<CallChannel, 'none' | 'shown' | 'seen'>> = {
  card: 'seen',
  page: 'seen',
  browser: 'shown',
  inbox: 'seen',
  push_sent: 'none',
  push_shown: 'shown',
  mail: 'none',
  seen: 'seen',
};

/** By these somebody was reached: absence then has its price. */
export const REACHING_CHANNELS = CALL_CHANNELS.filter((channel) => CALL_PROOFS[channel] !== 'none');

/** After these a call is not sent again. */
export const SEEING_CHANNELS = CALL_CHANNELS.filter((channel) => CALL_PROOFS[channel] === 'seen');

/** How often a call is sent again, a minute apart, while nobody has seen it. */
export const MOST_REMINDERS = 10;
export const REMINDER_PAUSE_MS = 60_000;
