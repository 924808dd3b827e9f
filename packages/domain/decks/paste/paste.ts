import { isViolation, violation } from '../../violation/violation.ts';
import { DECK_CODE_MAX, readAnyDeck, type DeckViolation, type UnclassedDeck } from '../code/deck-code.ts';
import type { DeckList } from '../deck-content.ts';
import { HEARTHSTONE } from '../hearthstone.ts';
import {
  codesIn,
  isRestOfCode,
  linesOf,
  remarkOf,
  wordsBelow,
  type CodeToken,
  type Line,
  type Remark,
} from './paste-lines.ts';
import { classOfName, type DeckRules, type HeroClass } from '../deck-rules.ts';

/** Entries of one paste that are read; the rest is only counted. */
export const PASTE_ITEMS_MAX = 20;
/** Characters of a deck's name. */
export const DECK_NAME_MAX = 40;

export type PasteItem = {
  /** Where the code stands (where its block begins when it has none), from 1. */
  line: number;
  /** From the heading above the code. */
  name: string | null;
  /** As it stands in the text, `DECK_CODE_MAX` characters of it at most. */
  code: string;
  result: DeckList | UnclassedDeck | DeckViolation;
};

export type Paste = {
  items: PasteItem[];
  /** Further entries, which were not read. */
  left_over: number;
  /** Lines that were passed over, since nothing in them looks like a code. */
  skipped: number[];
};

/**
 * Finds the decks in whatever was pasted: the game's clipboard blocks in Chinese and English, several of them, bare
 * codes, codes within share texts, remarks and links. What looks like a code and is none is an entry with its reason;
 * lines of prose are named as passed over. Never throws; the work grows with the length of the text alone.
 */
export function parsePaste(text: string, rules: DeckRules = HEARTHSTONE): Paste {
  return new PasteReader(linesOf(text), rules).read();
}

/** What stands above a code: `### name`, `# 职业：…`, and whether the game's remarks follow at all. */
type Block = { line: number; name: string | null; heroClass: HeroClass | undefined; isOfGame: boolean };

type ReadCode = Pick<PasteItem, 'code' | 'result'> & { /** Lines below that the code goes on in. */ rest: number };

/** A code that a mail or a chat broke is put together again from this many more lines at most. */
const REST_LINES_MAX = 8;
/** Parts of an address behind a code that are tried away. */
const LINK_PARTS_MAX = 3;

class PasteReader {
  private readonly items: PasteItem[] = [];
  private readonly skipped: number[] = [];
  private leftOver = 0;
  private at = 0;
  private block: Block | null = null;
  private readonly lines: readonly Line[];
  private readonly rules: DeckRules;

  constructor(lines: readonly Line[], rules: DeckRules) {
    this.lines = lines;
    this.rules = rules;
  }

  read(): Paste {
    for (; this.at < this.lines.length; this.at += 1) {
      const line = this.lines[this.at];
      if (line) this.readLine(line);
    }
    this.closeBlock();
    this.skipped.sort((a, b) => a - b);
    return { items: this.items, left_over: this.leftOver, skipped: this.skipped };
  }

  private readLine(line: Line): void {
    const remark = remarkOf(line.text);
    if (remark) this.note(remark, line);
    const tokens = codesIn(line.text);
    if (tokens.length === 0 && !remark) this.skipped.push(line.number);
    const once = new Map(tokens.map((token) => [token.code, token]));
    for (const token of once.values()) this.addCode(line, token);
  }

  private note({ kind, text }: Remark, line: Line): void {
    if (kind === 'heading') {
      this.closeBlock();
      this.block = { line: line.number, name: nameOf(text), heroClass: undefined, isOfGame: false };
    } else if (this.block && kind !== 'other') {
      this.block.isOfGame = true;
      if (kind === 'class') this.block.heroClass = classOfName(this.rules, text)?.id;
    }
  }

  /** A block of the game without its code was cut off while copying; a heading alone is prose. */
  private closeBlock(): void {
    const { block } = this;
    this.block = null;
    if (!block) return;
    if (!block.isOfGame) this.skipped.push(block.line);
    else this.add(() => ({ line: block.line, name: block.name, code: '', result: violation('deck_code_missing') }));
  }

  private addCode(line: Line, token: CodeToken): void {
    const { block } = this;
    this.block = null;
    this.add(() => {
      const { rest, code, result } = this.readCode(token, block?.heroClass);
      this.at += rest;
      return { line: line.number, name: block?.name ?? null, code: code.slice(0, DECK_CODE_MAX), result };
    });
  }

  private add(item: () => PasteItem): void {
    if (this.items.length < PASTE_ITEMS_MAX) this.items.push(item());
    else this.leftOver += 1;
  }

  /** The code, or what it becomes with the words and lines behind it or without the parts of an address behind it. */
  private readCode({ code, isInLink, words }: CodeToken, heroClass: HeroClass | undefined): ReadCode {
    const read = (text: string, rest: number): ReadCode => ({
      code: text,
      result: readAnyDeck(text, this.rules, { given: heroClass }),
      rest,
    });
    const first = read(code, 0);
    if (!isViolation(first.result) || code.length > DECK_CODE_MAX) return first;
    const others = [...(isInLink ? withoutLinkParts(code) : []), ...this.longer(code, words)];
    for (const { text, rest } of others) {
      const other = read(text, rest);
      if (!isViolation(other.result)) return other;
    }
    return first;
  }

  private longer(code: string, words: readonly string[]): { text: string; rest: number }[] {
    const longer: { text: string; rest: number }[] = [];
    let text = code;
    for (let rest = 0; rest <= REST_LINES_MAX; rest += 1) {
      const next = rest === 0 ? words : wordsBelow(this.lines[this.at + rest]?.text ?? '');
      if (rest > 0 && next.length === 0) return longer;
      for (const word of next) {
        if (!isRestOfCode(word) || text.length + word.length > DECK_CODE_MAX) return longer;
        text += word;
        longer.push({ text, rest });
      }
    }
    return longer;
  }
}

function withoutLinkParts(code: string): { text: string; rest: number }[] {
  const shorter: { text: string; rest: number }[] = [];
  for (
    let end = code.lastIndexOf('/');
    end > 0 && shorter.length < LINK_PARTS_MAX;
    end = code.lastIndexOf('/', end - 1)
  )
    shorter.push({ text: code.slice(0, end), rest: 0 });
  return shorter;
}

/** As long as a deck's name may be, and nothing in it that can't be stored. */
function nameOf(heading: string): string | null {
  const name = heading
    .toWellFormed()
    .slice(0, DECK_NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return name || null;
}
