import { parsePaste, type DeckRules } from '@pailei/domain/decks';

/** What the game copies to the clipboard: a name behind `###`, remarks behind `#`, and the code on a line of its own. */
export interface DeckText {
  readonly name: string | null;
  readonly code: string;
  /** As the text or the code's hero says. */
  readonly heroClass?: string;
}

const NAME_MAX = 40;

/** Takes name, class and code out of the game's text; a bare code is its own text. */
export function readDeckText(text: string, rules?: DeckRules): DeckText {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const heading = lines.find((line) => line.startsWith('###'));
  const code = lines.find((line) => line !== '' && !line.startsWith('#'));
  const name = heading
    ?.replace(/^#+\s*/, '')
    .slice(0, NAME_MAX)
    .trim();
  const heroClass = parsePaste(text, rules).items[0]?.result['class'];
  return { name: name || null, code: code ?? '', ...(typeof heroClass === 'string' && { heroClass }) };
}
