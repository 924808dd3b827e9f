import { generalError } from '@pailei/contracts/http/errors';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import { calendarFile } from '@pailei/domain/calendar/calendar';
import { textFile } from '../../ground/text-file/text-file.ts';
import { battleCalendarEvent } from '../battles/lists/battle-calendar.ts';
import { findPublicBattle } from './challenges.repository.ts';

const CACHE = 'no-cache';

export type BattleCalendarService = ReturnType<typeof createBattleCalendarService>;

/** When battles begin, as files for calendars. */
export function createBattleCalendarService({ db }: { db: Db }) {
  return {
    /** For everybody, of what lists show. */
    async get(id: string, publicUrl: string) {
      const battle = isId(id) ? await findPublicBattle(db, id) : undefined;
      if (!battle?.public_summary) throw generalError('not_found');
      const event = battleCalendarEvent({ ...battle, id, public_summary: battle.public_summary }, publicUrl);
      return textFile('battle.ics', calendarFile(event), CACHE);
    },
  };
}
