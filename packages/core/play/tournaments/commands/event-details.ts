import type { BodyOf } from '@pailei/contracts/http/endpoint';
import { fieldError } from '@pailei/contracts/http/errors';
import { MANAGED_ERRORS } from '@pailei/contracts/play/tournaments/details/managed.api';
import type { tournamentsApi } from '@pailei/contracts/play/tournaments/tournaments.api';
import { EVENT_REFEREES_MAX, type EventReferee } from '@pailei/domain/tournament/types';
import type { TournamentDetails } from '@pailei/domain/tournament/events';
import type { Trx } from '@pailei/db/tx';
import { keepFile } from '../../../site/uploads/attach-files.ts';
import { findReferees } from '../managed/referees.reads.ts';
import { refuseUnknownFormat } from './event-rules.ts';

type Given = Omit<BodyOf<typeof tournamentsApi.update>, 'revision'>;

/** What was sent of an event's details, with the names of its referees. Refuses what names something that is not there. */
export async function readDetails<Body extends Given>(
  trx: Trx,
  { referee_ids, ...details }: Body,
  now: string,
): Promise<Omit<Body, 'referee_ids'> & Pick<TournamentDetails, 'referees'>> {
  await refuseUnknownFormat(trx, details.settings);
  if (details.banner && !(await keepFile(trx, details.banner, 'event_banner', now)))
    throw fieldError(MANAGED_ERRORS, 'banner_gone', 'banner');
  if (referee_ids === undefined) return details;
  return { ...details, referees: await requireReferees(trx, referee_ids, now) };
}

/** In the order in which they were named. */
async function requireReferees(trx: Trx, ids: readonly string[], now: string): Promise<readonly EventReferee[]> {
  if (ids.length === 0) return [];
  const known = await findReferees(trx, now, { ids: ids.slice(0, EVENT_REFEREES_MAX) });
  return ids.map((id) => {
    const found = known.find(({ user_id }) => user_id === id);
    if (!found) throw fieldError(MANAGED_ERRORS, 'not_a_referee', 'referee_ids');
    return { user_id: found.user_id, name: found.name };
  });
}
