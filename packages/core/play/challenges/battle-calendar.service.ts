import { generalError } from '@pailei/contracts/http/errors';
import { battleLink } from '@pailei/contracts/play/battles/battle-link';
import { battleFormatName } from '@pailei/contracts/play/battles/battle-names';
import { battleSummarySchema } from '@pailei/contracts/play/battles/battle-views';
import type { Db } from '@pailei/db/client';
import { isId } from '@pailei/db/id';
import { calendarFile } from '@pailei/domain/calendar';
import { textFile } from '../../ground/text-file/index.ts';
import { findPublicBattle } from './challenges.repository.ts';

const CACHE = 'no-cache';
/** A battle ends when it is decided; a calendar wants a time. */
const USUAL_HOURS = 2;
const HOUR_MS = 3_600_000;

export type BattleCalendarService = ReturnType<typeof createBattleCalendarService>;

/** When battles begin, as files for calendars. */
export function createBattleCalendarService({ db }: { db: Db }) {
  return {
    /** For everybody, of what lists show. No time of a hidden change is told: the stamp is that of the battle's creation. */
    async get(id: string, publicUrl: string) {
      const battle = isId(id) ? await findPublicBattle(db, id) : undefined;
      if (!battle?.public_summary) throw generalError('not_found');
      const { teams, format, starts_at, status } = battleSummarySchema.parse(battle.public_summary);
      const is_cancelled = status === 'cancelled';
      const text = calendarFile({
        uid: `battle-${id}@${new URL(publicUrl).hostname}`,
        sequence: battle.moves + Number(is_cancelled),
        changed_at: battle.created_at,
        starts_at,
        ends_at: new Date(Date.parse(starts_at) + USUAL_HOURS * HOUR_MS).toISOString(),
        summary: `${teams.a.name} 对 ${teams.b.name}`,
        description: battleFormatName(format),
        url: new URL(battleLink(id), publicUrl).href,
        is_cancelled,
      });
      return textFile('battle.ics', text, CACHE);
    },
  };
}
