import { useLobby } from '../../../../shared/live/useTopics.ts';
import { useMyTournaments } from '../../../../shared/tournaments/entries/entries.api.ts';
import { useUrlFilters } from '../../../../shared/ui/data/useUrlFilters.ts';
import { EVENT_FILTER } from '../entries/event-options.ts';
import { groupEventOptions, groupEvents } from './group-events.ts';

const FILTERS = { event: EVENT_FILTER };

/** The event whose groups are shown, by the address or else the first that there is; `onlyOwn`: of the visitor's own ones. */
export function useGroupEvent({ onlyOwn = false }: { onlyOwn?: boolean } = {}) {
  const [{ event }, change] = useUrlFilters(FILTERS);
  const lobby = useLobby().state?.tournaments;
  const [accounts, teams] = [useMyTournaments('account').data?.items, useMyTournaments('team').data?.items];
  const isKnown = lobby !== undefined && accounts !== undefined && teams !== undefined;
  const own = [...(accounts ?? []), ...(teams ?? [])];
  const options = groupEventOptions(groupEvents(onlyOwn ? [] : (lobby ?? []), own), event);
  const first = isKnown ? (options[0]?.value ?? null) : null;
  return {
    /** Whether the lists are there; before that no event is the right one but that of the address. */
    isKnown,
    options,
    chosen: event === '' ? first : event,
    choose: (next: string) => change({ event: next }),
  };
}
