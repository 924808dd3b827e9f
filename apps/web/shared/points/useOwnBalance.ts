import { useQuery } from '@tanstack/react-query';

import { api } from '../api/api.ts';
import { asOfAtom } from '../live/connection.atoms.ts';
import { usePersonal } from '../live/useTopics.ts';
import { useAtomValue } from '../state/jotai.ts';
import { userAtom } from '../state/session.atoms.ts';

/** The visitor's points: always the present ones, read once by a call where there is no live connection. */
export function useOwnBalance(): number | undefined {
  const visitor = useAtomValue(userAtom)?.id;
  const live = usePersonal().state?.points_balance;
  const isAway = useAtomValue(asOfAtom) !== null;
  const { data } = useQuery({
    queryKey: ['balance', visitor],
    queryFn: async ({ signal }) => {
      // seldom needed, and the header is on every page
      const { pointsApi } = await import('@pailei/contracts/shop/points/points.api');
      return api.call(pointsApi.mine, { query: { skip: 0, limit: 1 }, signal });
    },
    enabled: isAway && live === undefined && visitor !== undefined,
  });
  return live ?? data?.balance;
}
