import { useQuery, useQueryClient } from '@tanstack/react-query';

/** All seasons, read when the section of the menu that shows ended ones is open; what reads them comes no earlier. */
export function useEndedSeasons(isWanted: boolean) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['menu-seasons'],
    queryFn: async () => {
      const { seasonsQuery } = await import('../../shared/seasons/seasons.query.ts');
      return (await queries.query(seasonsQuery())).items;
    },
    enabled: isWanted,
  });
  return data ?? [];
}
