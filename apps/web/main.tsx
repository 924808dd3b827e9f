import './app/schemas-without-eval.ts';
import './shared/styles/fonts.css';
import './shared/styles/app.css';

import type { FirstViewData } from '@pailei/contracts/http/first-view';
import { createLiveClient } from '@pailei/live/client';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';

import { keepKeysOfInputMethods } from './app/input-methods.ts';
import { reloadForNewVersion } from './app/new-version.ts';
import { createRouter, isAdmitted, loadRoutesAt } from './app/router.tsx';
import { queryClient } from './shared/api/query.ts';
import { traffic } from './shared/api/traffic.ts';
import { isForVisitor, readFirstView, startFromFirstView } from './shared/first-view/first-view.ts';
import { fillQueries } from './shared/first-view/shown-queries.ts';
import { takeOver } from './shared/first-view/take-over.ts';
import { TakenOver } from './shared/first-view/TakenOver.tsx';
import { provideLiveClient } from './shared/live/connection.ts';
import { Provider } from './shared/state/jotai.ts';
import { store } from './shared/state/store.ts';

document.dispatchEvent(new Event('begun'));
addEventListener('vite:preloadError', reloadForNewVersion);
keepKeysOfInputMethods(window);
provideLiveClient(createLiveClient);

function reportFault(error: unknown): void {
  traffic()?.event({ kind: 'fault', at: Date.now(), error });
}

// reported to the router's handler; a caught error needs no second log line in the console
const OPTIONS = { onCaughtError: () => undefined };

async function startApp(root: HTMLElement): Promise<void> {
  const view = readFirstView();
  if (view) startFromFirstView(view);
  const isRendered = view !== null && (await isLoaded(view)) && isForVisitor(view);
  const router = createRouter(isRendered);
  const app = (
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} onError={reportFault} />
        <TakenOver />
      </Provider>
    </StrictMode>
  );
  takeOver(root, app, isRendered && (await isAdmitted(router)), OPTIONS);
}

/** What the rendered page is taken over with. What is missing of it, the router meets again and says. */
async function isLoaded(view: FirstViewData): Promise<boolean> {
  fillQueries(queryClient, view);
  const [page] = await Promise.allSettled([loadRoutesAt(location.pathname)]);
  return page.status === 'fulfilled';
}

const root = document.getElementById('root');
// an old browser has a note that says so (build/floor/browser-floor.js)
if (root && document.documentElement.dataset['browser'] !== 'old') void startApp(root);
