import './shared/styles/app.css';

import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { router } from './app/router.tsx';
import { queryClient } from './shared/api/query.ts';
import { Provider } from './shared/state/jotai.ts';
import { store } from './shared/state/store.ts';

// after a new version was put up, an open page asks for files that are gone
addEventListener('vite:preloadError', () => location.reload());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </Provider>
    </StrictMode>,
  );
}
