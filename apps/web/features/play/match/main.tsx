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

const tournamentId = decodeURIComponent(location.pathname.split('/')[2] ?? '');

provideLiveClient(createFeedClient);
addEventListener('popstate', () => store.set(rereadChoiceAtom));

const root = document.getElementById('root');
if (root) {
  const view = readFirstView();
  if (view) startFromFirstView(view);
  const page = (
    <StrictMode>
      <Provider store={store}>
        <MatchPage tournamentId={tournamentId} />
        <TakenOver />
      </Provider>
    </StrictMode>
  );
  takeOver(root, page, view !== null && isForVisitor(view));
}
