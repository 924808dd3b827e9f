import { formatDateTime } from './time.format.ts';

/** What inputs of moments offer; the contract refuses anything else. */
export const MOMENT_RANGE = { min: '2000-01-01T00:00', max: '2099-12-31T23:59' } as const;
export const DAY_RANGE = { min: '2000-01-01', max: '2099-12-31' } as const;

/** Whether a text has the form of a day in that range. */
export const isDayText = (text: string): boolean => /^20\d{2}-\d{2}-\d{2}$/.test(text);

/**
 * A time in the format of a `datetime-local` input: in the visitor's zone, to the minute. Empty for none. A half-typed text, as
 * `sentMoment` gives it, comes back as it is.
 */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  return iso.endsWith('Z') ? formatDateTime(iso).replace(' ', 'T') : iso;
}

/** The moment that a `datetime-local` input names; null while it names none, as a time that a change of the clock leaves out. */
export function fromLocalInput(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) || Number.isNaN(Date.parse(text))) return null;
  const iso = new Date(text).toISOString();
  const isThere = toLocalInput(iso) === text.slice(0, MOMENT_RANGE.min.length);
  return isThere && text >= MOMENT_RANGE.min && text.slice(0, MOMENT_RANGE.max.length) <= MOMENT_RANGE.max ? iso : null;
}

/** What a form sends: null for an empty input, and a text that names no moment as it is, so that the contract refuses it. */
export function sentMoment(text: string): string | null {
  return text === '' ? null : (fromLocalInput(text) ?? text);
}

/** The moment of a form; null for a text that names none. */
export const knownMoment = (sent: string | null): string | null =>
  sent === null || Number.isNaN(Date.parse(sent)) || !sent.endsWith('Z') ? null : sent;

/** `known` where the input still shows it, so that saving a form does not cut its seconds off. */
export function editedTime(text: string, known: string | null): string | null {
  return text === toLocalInput(known) ? known : sentMoment(text);
}

/** `UTC+8`, `UTC-3:30`: the visitor's zone at that moment; null: now. */
export function zoneText(at: string | null): string {
  const ahead = -(at === null ? new Date() : new Date(at)).getTimezoneOffset();
  const minutes = Math.abs(ahead) % 60;
  const sign = ahead < 0 ? '-' : '+';
  return `UTC${sign}${Math.floor(Math.abs(ahead) / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
