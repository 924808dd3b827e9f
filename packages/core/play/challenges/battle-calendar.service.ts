import { generalError } from '@pailei/contracts/http/errors';
import { battleLink } from '@pailei/contracts/play/battles/battle-link';
import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import { calendarFile } from '@pailei/domain/calendar';
import { textFile } from '../../ground/text-file/index.ts';
import { findCalendarBattle } from './challenges.repository.ts';

const CACHE = 'no-cache';
/** A battle ends when it is decided; a calendar wants a time. */
const USUAL_HOURS = 2;
const HOUR_MS = 3_600_000;

export type BattleCalendarService = ReturnType<typeof createBattleCalendarService>;

/** When battles begin, as files for calendars. */
export function createBattleCalendarService({ db }: { db: Db }) {
  return {
    /** For everybody. No time of a hidden change is told: the stamp is that of the battle's creation. */
    async get(id: string, publicUrl: string) {
      const battle = isId(id) ? await findCalendarBattle(db, id) : undefined;
      if (!battle) throw generalError('not_found');
      const { starts_at, created_at, state, is_moved } = battle;
      const { a, b } = state.sides;
      const is_cancelled = battle.public_status === 'cancelled';
      const text = calendarFile({
        uid: `battle-${id}@${new URL(publicUrl).hostname}`,
        sequence: Number(is_moved) + Number(is_cancelled),
        changed_at: created_at,
        starts_at,
        ends_at: new Date(Date.parse(starts_at) + USUAL_HOURS * HOUR_MS).toISOString(),
        summary: `${a.name} 对 ${b.name}`,
        description: battleFormatName(state.settings.format),
        url: new URL(battleLink(id), publicUrl).href,
        is_cancelled,
      });
      return textFile('battle.ics', text, CACHE);
    },
  };
}
