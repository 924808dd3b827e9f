import { seasonsApi } from '@pailei/contracts/play/seasons/seasons.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';
import { SeasonPlaces } from '../../../../shared/seasons/SeasonPlaces.tsx';
import { SectionHeader } from '../../../../shared/ui/layout/PageHeader.tsx';

/** Where the team stands in the running season, and where it stood in those before. */
export function TeamSeasons({ teamId }: { teamId: string }) {
  const { data } = useQuery({
    queryKey: ['team-seasons', teamId],
    queryFn: ({ signal }) => api.call(seasonsApi.ofTeam, { params: { id: teamId }, signal }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-label="赛季名次">
      <SectionHeader title="赛季名次" />
      <SeasonPlaces places={data.items} kind="team" />
    </section>
  );
}
