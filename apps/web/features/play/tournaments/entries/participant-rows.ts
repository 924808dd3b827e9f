import { waitlistOf } from '@pailei/domain/tournament/entries/waitlist';
import type { Participant, ParticipantStatus, TournamentState } from '@pailei/domain/tournament/types';

type RowFilter = {
  state: ParticipantStatus | 'in';
  search: string;
  /** Of teams, by the id of the entry. */
  captains?: ReadonlyMap<string, string>;
};

const OUT: readonly ParticipantStatus[] = ['withdrawn', 'rejected'];

/** By seed, before the start as they came; who waits stands last, in the order of the waitlist. */
export function participantRows(tournament: TournamentState, { state, search, captains }: RowFilter): Participant[] {
  const place = new Map(waitlistOf(tournament).map(({ id }, index) => [id, index + 1]));
  const placeOf = ({ id }: Participant) => place.get(id) ?? 0;
  const wanted = search.toLowerCase();
  return Object.values(tournament.participants)
    .filter(({ status }) => (state === 'in' ? !OUT.includes(status) : status === state))
    .filter((entry) => namesOf(entry, captains).some((name) => name.toLowerCase().includes(wanted)))
    .toSorted(
      (a, b) =>
        placeOf(a) - placeOf(b) ||
        (a.seed ?? Infinity) - (b.seed ?? Infinity) ||
        (a.registered_at < b.registered_at ? -1 : 1),
    );
}

/** By what an entry is found: of a team also its captain, and whoever plays for it or has played. */
const namesOf = ({ id, name, roster = [] }: Participant, captains?: ReadonlyMap<string, string>): string[] => [
  name,
  captains?.get(id) ?? '',
  ...roster.map((player) => player.name),
];
