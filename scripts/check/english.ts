export type Use = { word: string; line: number };

export type SourceText = { path: string; text: string };

/** Phrases that an English-speaking engineer would not write, each with the proposal that the check prints. */
export const PROPOSALS = {
  nobody: 'no one',
  somebody: 'someone, a user who …',
  everybody: 'everyone, all users',
  whoever: 'the caller, users who …',
  whom: 'the user who …, name the person',
  anew: 'again',
  'stands in': 'is in, is defined in',
  'of its own': 'its own, a separate',
  'goes on': 'continues',
} as const;

const WORDS = Object.keys(PROPOSALS);
/** A phrase may be broken by the end of a comment's line. */
const GAP = String.raw`(?:\s|(?<=\s)(?:\*|//)(?=\s))+`;
const USES = new RegExp(String.raw`\b(?:${WORDS.map((word) => word.replaceAll(' ', GAP)).join('|')})\b`, 'gi');

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** The name of a test or group, behind the rows of its table where it has any. */
const TEST_NAMES = /(?:\b(?:test|it|describe)(?:\.\w+)*(?:\([\w.]+\))?|^\s*\]\))\(\s*(['"`])(?:\\.|(?!\1)[^\\])*\1/gm;

function proseOf({ path, text }: SourceText): { at: number; prose: string }[] {
  if (path.endsWith('.md')) return [{ at: 0, prose: text }];
  return [COMMENTS, TEST_NAMES].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ at: match.index, prose: match[0] })),
  );
}

/** The counted phrases in the comments and test names of a source, or anywhere in a document. */
export function usesIn(source: SourceText): Use[] {
  return proseOf(source).flatMap(({ at, prose }) =>
    [...prose.matchAll(USES)].map((match) => ({
      word: match[0].replaceAll(/[\s*/]+/g, ' ').toLowerCase(),
      line: source.text.slice(0, at + match.index).split('\n').length,
    })),
  );
}

/** How often each phrase is used. */
export function countUses(uses: readonly Use[]): Record<string, number> {
  return Object.fromEntries(WORDS.map((word) => [word, uses.filter((use) => use.word === word).length]));
}
