import { useNavigate } from 'react-router-dom';

import { DecksPage } from '../list/DecksPage.tsx';
import { ImportDialog } from './ImportDialog.tsx';

/** The import over the library that it adds to. */
export function ImportPage() {
  const navigate = useNavigate();
  return (
    <>
      <DecksPage />
      <ImportDialog onClose={() => void navigate('/decks')} />
    </>
  );
}
