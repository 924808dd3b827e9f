import './shared/styles/app.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { reloadForNewVersion } from './app/new-version.ts';
import { router } from './app/router.tsx';
import { traffic } from './shared/api/traffic.ts';
import { Provider } from './shared/state/jotai.ts';
import { store } from './shared/state/store.ts';

addEventListener('vite:preloadError', reloadForNewVersion);

function reportFault(error: unknown): void {
  traffic()?.event({ kind: 'fault', at: Date.now(), error });
}

const root = document.getElementById('root');
if (root) {
  // told to the router's handler; a caught error needs no second voice in the console
  createRoot(root, { onCaughtError: () => undefined }).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} onError={reportFault} />
      </Provider>
    </StrictMode>,
  );
}
