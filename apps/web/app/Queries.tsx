import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';

import { queryClient } from '../shared/api/query.ts';

/** The query cache of all pages. On the server each page has its own. */
export function Queries() {
  const given = useContext(QueryClientContext);
  return (
    <QueryClientProvider client={given ?? queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
