import { className, type DeckRules } from '@pailei/domain/decks/deck-rules';
import { distinctName } from '@pailei/domain/decks/names';
import { HEARTHSTONE } from '@pailei/domain/decks/hearthstone';
import { parsePaste } from '@pailei/domain/decks/paste/paste';

/** What the game copies to the clipboard: a name behind `###`, remarks behind `#`, and the code on a line of its own. */
export type DeckText = {
  readonly name: string | null;
  readonly code: string;
  /** From the text or the code's hero. */
  readonly heroClass?: string;
};

const NAME_MAX = 40;

/** Parses name, class and code from the game's text; a code alone is a text, too. */
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

/** The name that comes with a text, else one by the class that no other deck of the line-up has; null: neither is known. */
export function nameOf(
  { name, heroClass }: Pick<DeckText, 'name' | 'heroClass'>,
  taken: readonly string[],
  rules: DeckRules = HEARTHSTONE,
): string | null {
  if (name !== null || heroClass === undefined) return name;
  return distinctName(`未命名${className(rules, heroClass)}`, new Set(taken));
}
