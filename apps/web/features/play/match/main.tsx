import '../../../shared/styles/fonts.css';
import './match.css';

import { createFeedClient } from '@pailei/live/feed-client';
import { StrictMode } from 'react';
import { isForVisitor, readFirstView, startFromFirstView } from '../../../shared/first-view/first-view.ts';
import { takeOver } from '../../../shared/first-view/take-over.ts';
import { TakenOver } from '../../../shared/first-view/TakenOver.tsx';
import { provideLiveClient } from '../../../shared/live/connection.ts';
import { Provider } from '../../../shared/state/jotai.ts';
import { store } from '../../../shared/state/store.ts';
import { rereadChoiceAtom } from './match.atoms.ts';
import { MatchPage } from './MatchPage.tsx';

/** Loaded apart, since a match of an event knows nothing of battles. */
async function pageAt(pathname: string) {
  const [, root, id = ''] = pathname.split('/');
  if (root !== 'teams') return <MatchPage tournamentId={decodeURIComponent(id)} />;
  const { BoardPage } = await import('./board/BoardPage.tsx');
  return <BoardPage />;
}

provideLiveClient(createFeedClient);
addEventListener('popstate', () => store.set(rereadChoiceAtom));

const root = document.getElementById('root');
// an old browser has a note that says so (build/floor/browser-floor.js)
if (root && document.documentElement.dataset['browser'] !== 'old') {
  const content = await pageAt(location.pathname);
  const view = readFirstView();
  if (view) startFromFirstView(view);
  const page = (
    <StrictMode>
      <Provider store={store}>
        {content}
        <TakenOver />
      </Provider>
    </StrictMode>
  );
  takeOver(root, page, view !== null && isForVisitor(view));
  document.dispatchEvent(new Event('begun'));
}
