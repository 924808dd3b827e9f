import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';

import { queryClient } from '../shared/api/query.ts';

/** What pages read from the server, kept for all of them. It comes beside the first page, not before it. */
export function Queries() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
