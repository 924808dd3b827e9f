import { createFeedClient } from '@pailei/live/feed-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { provideLiveClient } from '../../shared/live/connection.ts';
import { Provider } from '../../shared/state/jotai.ts';
import { store } from '../../shared/state/store.ts';
import { rereadChoiceAtom } from './match.atoms.ts';
import { MatchPage } from './MatchPage.tsx';
import './styles/match.css';

const tournamentId = decodeURIComponent(location.pathname.split('/')[2] ?? '');

provideLiveClient(createFeedClient);
addEventListener('popstate', () => store.set(rereadChoiceAtom));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <MatchPage tournamentId={tournamentId} />
      </Provider>
    </StrictMode>,
  );
}
