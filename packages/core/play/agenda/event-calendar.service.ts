import { generalError } from '@pailei/contracts/http/errors';
import { stageSummary } from '@pailei/contracts/play/stages/stage-texts';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import { readInOneSnapshot, type Trx } from '@pailei/db/tx';
import { calendarFile, type CalendarEvent } from '@pailei/domain/calendar/calendar';
import { forecastStages } from '@pailei/domain/tournament/stages/graph/forecast';
import type { TournamentStatus } from '@pailei/domain/tournament/types';
import type { Actor } from '@pailei/live/registry';
import { textFile } from '../../ground/text-file/text-file.ts';
import { battleCalendarEvent, findCalendarBattles } from '../battles/lists/battle-calendar.ts';
import { findOwnEntries } from '../tournaments/own-events.reads.ts';
import { findShownEvent, shownTournament } from '../tournaments/shown-tournament.ts';

const CACHE = 'no-cache';
/** Events of one file. */
const ENTRIES = 50;
const BATTLES = 200;
const EVER = new Date(0).toISOString();
/** What was cancelled or ended lately stays in the file, so that a calendar hears of it. */
const KEPT_MS = 30 * 24 * 3_600_000;
const STATUSES: readonly TournamentStatus[] = ['registration', 'check_in', 'running', 'finished', 'cancelled'];

type Reader = { trx: Trx; actor: Actor | null; publicUrl: string };

export type EventCalendarService = ReturnType<typeof createEventCalendarService>;

/** When events begin, as files for calendars, of what their reader is shown of them. */
export function createEventCalendarService({ db, now }: { db: Db; now: () => string }) {
  /** `undefined` where there is no such event for the reader, or nobody has said when it begins. */
  async function entryOf({ trx, actor, publicUrl }: Reader, id: string): Promise<CalendarEvent | undefined> {
    const shown = await findShownEvent(trx, id, actor);
    const view = shown && (await shownTournament(trx, id, actor));
    const planned = view?.tournament.times.starts_at;
    if (!shown || !view || !planned) return undefined;
    const { name, status, settings, capacity, check_in_due_at } = view.tournament;
    // an open check-in ends with the start, however often it was extended
    const starts_at = status === 'check_in' && check_in_due_at !== null ? check_in_due_at : planned;
    const { minutes } = forecastStages({ stages: settings.stages, timers: settings.timers }, capacity);
    return {
      uid: `tournament-${id}@${new URL(publicUrl).hostname}`,
      // each change that the reader is shown counts up; no time of a hidden one is told
      sequence: view.version,
      changed_at: shown.row.created_at,
      starts_at,
      ends_at: new Date(Date.parse(starts_at) + minutes * 60_000).toISOString(),
      summary: name,
      description: settings.stages.map(stageSummary).join(' + '),
      url: new URL(`/solo-tournaments/${id}`, publicUrl).href,
      is_cancelled: status === 'cancelled',
    };
  }

  const battlesOf = async (wanted: Parameters<typeof findCalendarBattles>[1], publicUrl: string, trx: Db | Trx = db) =>
    (await findCalendarBattles(trx, wanted)).map((battle) => battleCalendarEvent(battle, publicUrl));

  return {
    async get(actor: Actor | null, id: string, publicUrl: string) {
      const entry = isId(id) ? await readInOneSnapshot(db, (trx) => entryOf({ trx, actor, publicUrl }, id)) : undefined;
      const wanted = { of: { event_id: id }, since: EVER, limit: BATTLES };
      const entries = [...(entry ? [entry] : []), ...(isId(id) ? await battlesOf(wanted, publicUrl) : [])];
      if (entries.length === 0) throw generalError('not_found');
      return textFile('event.ics', calendarFile(...entries), CACHE);
    },

    /** All events that somebody has entered, with the battles of their teams. */
    own: (actor: Actor, publicUrl: string) =>
      readInOneSnapshot(db, async (trx) => {
        const since = new Date(Date.parse(now()) - KEPT_MS).toISOString();
        const entries = await findOwnEntries(trx, actor, { since, statuses: STATUSES, limit: ENTRIES });
        const events: CalendarEvent[] = [];
        for (const { line } of entries) {
          const event = await entryOf({ trx, actor, publicUrl }, line.id);
          if (event) events.push(event);
        }
        const of = { account_id: actor.user_id };
        const battles = await battlesOf({ of, since, limit: BATTLES }, publicUrl, trx);
        return textFile('my-events.ics', calendarFile(...events, ...battles), CACHE);
      }),
  };
}
