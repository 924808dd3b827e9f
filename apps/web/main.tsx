import './shared/styles/app.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';

import { router } from './app/router.tsx';
import { traffic } from './shared/api/traffic.ts';
import { Provider } from './shared/state/jotai.ts';
import { readText, writeText } from './shared/state/storage.ts';
import { store } from './shared/state/store.ts';

const RELOADED_KEY = 'reloaded_at';
const RELOAD_AGAIN_MS = 60_000;

// after a new version was put up, an open page asks for files that are gone; if they still are after a reload, it is an error
addEventListener('vite:preloadError', () => {
  const reloadedAt = Number(readText(sessionStorage, RELOADED_KEY));
  if (Date.now() - reloadedAt < RELOAD_AGAIN_MS) return;
  writeText(sessionStorage, RELOADED_KEY, String(Date.now()));
  location.reload();
});

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
