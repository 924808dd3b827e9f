import { creditedWindow, hoursBefore, type LeagueWindow } from './league-window.ts';
import {
  LEAGUE_LINES,
  LEAGUE_REMINDER_HOURS,
  type LeagueAnswer,
  type LeagueEvent,
  type LeagueEventOf,
  type LeagueLine,
  type LeagueWeek,
} from './types.ts';

export function openedWeek({ payload }: LeagueEventOf<'week_opened'>): LeagueWeek {
  const { at: _, ...opening } = payload;
  const nothing = { proposals: [], waiting: null, held_since: null, ended_at: null };
  return { ...opening, ...nothing, source: 'default_slot', next: 'propose_soon' };
}

/** The week after an event. */
export function evolveLeagueWeek(week: LeagueWeek, event: LeagueEvent): LeagueWeek {
  switch (event.type) {
    case 'week_opened':
      return openedWeek(event);
    case 'time_proposed': {
      const { number, by, slots, at } = event.payload;
      return { ...week, proposals: [...week.proposals, { number, by, slots, at, answer: null }], waiting: number };
    }
    case 'time_accepted': {
      const { number, by, starts_at: slot, at } = event.payload;
      const answered = withAnswer(week, number, { kind: 'accepted', by, slot, at });
      return { ...answered, source: 'agreed', next: 'end' };
    }
    case 'time_declined': {
      const { number, by, at } = event.payload;
      return withAnswer(week, number, { kind: 'declined', by, at });
    }
    case 'captains_reminded':
      return { ...week, next: lineAfter(event.payload.line) };
    case 'time_defaulted':
      return { ...week, source: event.payload.source, next: 'end' };
    case 'week_ended':
      return { ...week, next: null, waiting: null, ended_at: event.payload.at };
    case 'week_closed':
      return { ...week, next: null, waiting: null };
    case 'time_credited':
      return { ...week, window: creditedWindow(week.window, event.payload) };
    case 'week_held':
      return { ...week, held_since: event.payload.at };
    case 'week_resumed':
      return resumed(week, event.payload.at);
    default:
      return event satisfies never;
  }
}

function resumed(week: LeagueWeek, at: string): LeagueWeek {
  const { held_since } = week;
  if (held_since === null) return week;
  const lost_ms = Date.parse(at) - Date.parse(held_since);
  return { ...week, held_since: null, window: creditedWindow(week.window, { since: held_since, lost_ms }) };
}

function withAnswer(week: LeagueWeek, number: number, answer: LeagueAnswer): LeagueWeek {
  const proposals = week.proposals.map((one) => (one.number === number ? { ...one, answer } : one));
  return { ...week, proposals, waiting: null };
}

const lineAfter = (line: LeagueLine): LeagueLine | null => LEAGUE_LINES[LEAGUE_LINES.indexOf(line) + 1] ?? null;

const LINE_AT: Readonly<Record<LeagueLine, (window: LeagueWindow) => string>> = {
  propose_soon: ({ propose_by }) => hoursBefore(propose_by, LEAGUE_REMINDER_HOURS),
  answer_soon: ({ answer_by }) => hoursBefore(answer_by, LEAGUE_REMINDER_HOURS),
  answer: ({ answer_by }) => answer_by,
  end: ({ ends_at }) => ends_at,
};

/** When the next thing happens by itself; null: nothing does, or the event stands still. */
export function leagueDue({ next, window, held_since }: LeagueWeek): string | null {
  return next === null || held_since !== null ? null : LINE_AT[next](window);
}
