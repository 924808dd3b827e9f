import { tournamentEventOf } from '@pailei/contracts/play/tournaments/tournament.fold';
import type { TournamentEventType } from '@pailei/domain/tournament/events';

import type { LogStep } from '@pailei/contracts/play/event-log/folded-log';
import { CORRECTED_COURSE_LINES, COURSE_LINES } from './lines-of-course.ts';
import { MATCH_LINES } from './lines-of-matches.ts';
import { ENTRY_LINES, FIELD_LINES, SETTINGS_LINES } from './lines-of-people.ts';
import type { Around, LineKind, LineTexts, LogText } from './log-line.ts';

/** The compiler asks for the line of every new event. */
const LINES: LineTexts<TournamentEventType> = {
  ...SETTINGS_LINES,
  ...ENTRY_LINES,
  ...FIELD_LINES,
  ...COURSE_LINES,
  ...CORRECTED_COURSE_LINES,
  ...MATCH_LINES,
};

/** One event of the log as everybody reads it. */
export type LogLine = Required<LogText> & {
  /** The number of events up to and with it. */
  readonly position: number;
  readonly version: number;
  /** ISO string. */
  readonly at: string;
};

/** The line of an event between the states around it; what somebody of the staff did names them. */
export function lineOf({ event, position, before, after }: LogStep): LogLine {
  const { type, payload } = tournamentEventOf(event);
  const write = LINES[type] as (facts: typeof payload, around: Around) => LogText;
  const line = write(payload, { before, after });
  const { by, reason } = payload;
  const reasoned = line.kind === 'correction' && reason ? `${line.text}，原因：${reason}` : line.text;
  const text = by === undefined ? reasoned : `${reasoned}（操作：${by.name}）`;
  return { participants: [], ...line, text, position, version: event.v, at: payload.at };
}

/** What the reader asks for: a kind, or all but the progress of matches, and a participant. */
export type LogFilter = { readonly kind: LineKind | 'all'; readonly participant: string | null };

/** The lines that a filter lets through, the newest first. */
export function shownLines(lines: readonly LogLine[], { kind, participant }: LogFilter): LogLine[] {
  const isShown = (line: LogLine) =>
    (kind === 'all' ? line.kind !== 'progress' : line.kind === kind) &&
    (participant === null || line.participants.includes(participant));
  return lines.filter(isShown).toReversed();
}
