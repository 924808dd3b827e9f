import { formatDateTime } from './time.format.ts';

/** A time in the format of a `datetime-local` input: in the visitor's zone, to the minute. Empty for none. */
export function toLocalInput(iso: string | null): string {
  return iso === null ? '' : formatDateTime(iso).replace(' ', 'T');
}

/** The moment that a `datetime-local` input names; null while it is empty. */
export function fromLocalInput(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}

/** `known` where the input still shows it, so that saving a form does not cut its seconds off. */
export function editedTime(text: string, known: string | null): string | null {
  return text === toLocalInput(known) ? known : fromLocalInput(text);
}
