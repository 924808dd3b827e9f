/** An entry of a calendar. Times are ISO, UTC. */
export type CalendarEvent = {
  /** The same for the same thing for ever: a calendar that has it takes the newer one over. */
  readonly uid: string;
  /** Counts up with each change of the time. */
  readonly sequence: number;
  readonly changed_at: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly is_cancelled: boolean;
};

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

/** Source: RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/gu, '\\n');

/** `20260301T120000Z`. Source: RFC 5545, section 3.3.5. */
const dateTime = (iso: string): string => new Date(iso).toISOString().replaceAll(/[-:]|\.\d{3}/gu, '');

/** Lines of at most 75 octets, and no character is cut in two. Source: RFC 5545, section 3.1. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const length = encoder.encode(character).length;
    if (octets + length > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//PaiLei//PaiLei//ZH', 'METHOD:PUBLISH'];

/** A file of these entries for any calendar program. Source: RFC 5545. */
export function calendarFile(...events: readonly CalendarEvent[]): string {
  const lines = [...HEAD, ...events.flatMap(entryLines), 'END:VCALENDAR'];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const entryLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${dateTime(event.changed_at)}`,
  `DTSTART:${dateTime(event.starts_at)}`,
  `DTEND:${dateTime(event.ends_at)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];
