import '../styles/decks.css';
import '../styles/builder.css';

import { BuilderGate } from './BuilderGate.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';

/** A new deck: first its class, then its cards. */
export function CreateDeckPage() {
  return <BuilderGate>{(rules) => <DeckBuilder deck={null} rules={rules} />}</BuilderGate>;
}
