const two = (value: number): string => String(value).padStart(2, '0');

/** A moment as a `datetime-local` input wants it: in the visitor's zone, to the minute. Empty for none. */
export function toLocalInput(iso: string | null): string {
  if (iso === null) return '';
  const date = new Date(iso);
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that a `datetime-local` input names; null while it is empty. */
export function fromLocalInput(text: string): string | null {
  return text === '' ? null : new Date(text).toISOString();
}

/** `known` where the input still shows it, so that saving a form does not cut its seconds off. */
export function changedMoment(text: string, known: string | null): string | null {
  return text === toLocalInput(known) ? known : fromLocalInput(text);
}
