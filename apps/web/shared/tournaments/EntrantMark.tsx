import { teamEntriesApi } from '@pailei/contracts/play/entries/team-entries.api';
import type { Participant, TournamentState } from '@pailei/domain/tournament/types';
import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { Avatar } from '../ui/marks/Avatar.tsx';
import { Crest } from '../ui/marks/crest/Crest.tsx';
import { isOfTeams } from './people.ts';

const SIZES = { 28: 'size-7', 36: 'size-9', 72: 'size-18' } as const;

type EntrantMarkProps = {
  /** Id of the event where its entrants are teams; null: they are accounts. */
  teamEventId: string | null;
  id: string;
  name: string;
  userId: string | undefined;
  /** In px. */
  size: keyof typeof SIZES;
};

/** The picture of an entrant: a player has an avatar, a team its crest. */
export function EntrantMark({ teamEventId, id, name, userId, size }: EntrantMarkProps) {
  if (teamEventId === null) return <Avatar name={name} size={size} userId={userId} />;
  return <TeamMark eventId={teamEventId} id={id} className={SIZES[size]} />;
}

export const teamEventIdOf = (event: Pick<TournamentState, 'id' | 'settings'>): string | null =>
  isOfTeams(event) ? event.id : null;

type TeamMarkProps = { eventId: string; id: Participant['id']; className: string };

/** Its place is there before the crest is. */
function TeamMark({ eventId, id, className }: TeamMarkProps) {
  const { data } = useQuery({
    queryKey: ['event-crests', eventId],
    queryFn: ({ signal }) => api.call(teamEntriesApi.crests, { params: { id: eventId }, signal }),
    select: ({ items }) => items.find(({ participant_id }) => participant_id === id)?.crest,
    staleTime: 60_000,
  });
  return data ? (
    <Crest crest={data} size={null} className={className} />
  ) : (
    <span className={`flex-none ${className}`} />
  );
}
