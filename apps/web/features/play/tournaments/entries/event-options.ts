import type { TournamentSummary } from '@pailei/contracts/play/tournaments/tournaments.api';
import { TOURNAMENT_STATUS_NAMES } from '@pailei/contracts/play/tournaments/tournament-names';
import type { TournamentStatus } from '@pailei/domain/tournament/types';

import type { UrlFilter } from '../../../../shared/ui/data/useUrlFilters.ts';

const ID = /^[0-9a-f-]{36}$/;

/** An event in the address; anything else counts as none. */
export const EVENT_FILTER: UrlFilter<string> = { initial: '', parse: (text) => (ID.test(text) ? text : '') };

/** What needs the staff first. */
const ORDER: readonly TournamentStatus[] = ['check_in', 'registration', 'running', 'finished', 'draft', 'cancelled'];

/** Events to choose from; one of the address that is none of them keeps its place in the list. */
export function eventOptions(events: readonly TournamentSummary[], chosen: string) {
  const options = events
    .toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))
    .map(({ id, name, status }) => ({ value: id, label: `${name} · ${TOURNAMENT_STATUS_NAMES[status]}` }));
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [{ value: chosen, label: '其他赛事' }, ...options];
}
