import { useQuery } from '@tanstack/react-query';

import { SEASONS } from '../../shared/seasons/seasons-key.ts';

/** All seasons, read when the section of the menu that shows ended ones is open; what reads them comes no earlier. The pages read the same. */
export function useEndedSeasons(isWanted: boolean) {
  const { data } = useQuery({
    queryKey: [SEASONS],
    queryFn: async (context) => (await import('../../shared/seasons/seasons.query.ts')).readSeasons(context),
    enabled: isWanted,
  });
  return data?.items ?? [];
}
