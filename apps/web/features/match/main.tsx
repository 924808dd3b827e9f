import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from '../../shared/state/jotai.ts';
import { store } from '../../shared/state/store.ts';
import { rereadChoiceAtom } from './match.atoms.ts';
import { MatchPage } from './MatchPage.tsx';
import './styles/match.css';

const tournamentId = decodeURIComponent(location.pathname.split('/')[2] ?? '');

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
