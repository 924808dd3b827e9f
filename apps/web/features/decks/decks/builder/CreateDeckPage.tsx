import { DeckRulesLoader } from './DeckRulesLoader.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';

/** A new deck: first its class, then its cards. */
export function CreateDeckPage() {
  return <DeckRulesLoader>{(rules) => <DeckBuilder deck={null} rules={rules} />}</DeckRulesLoader>;
}
