import { useSearchParams } from 'react-router-dom';

import { currentParams } from './useUrlFilters.ts';

/** Which one of something a page shows beside its list, kept in the address under this name: it can be linked to. */
export function useUrlId(name: string): [string | null, (id: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = (id: string | null) =>
    setParams(
      () => {
        const current = currentParams();
        if (id === null) current.delete(name);
        else current.set(name, id);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(name), open];
}
