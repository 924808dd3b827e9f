/** What `docs/chinese-texts.md` forbids, and where such a text may stand all the same. */
export type Texts = {
  words: readonly string[];
  allowed: readonly { text: string; path: string }[];
};

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<=^|\s)\/\/.*$/gm;

/** The rows of all tables with these heads. A `|` inside a cell is written `\|`. */
function rowsUnder(document: string, heads: readonly string[]): string[][] {
  let isInside = false;
  return document.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const isHead = cells.join() === heads.join();
    isInside = isHead || (isInside && cells.length > 0);
    return isInside && !isHead && !cells[0]?.startsWith('---') ? [cells] : [];
  });
}

export function readTexts(document: string): Texts {
  return {
    words: [...new Set(rowsUnder(document, ['say', 'for', 'not']).flatMap(([, , words = '']) => words.split(' · ')))],
    allowed: rowsUnder(document, ['text', 'where', 'why']).map(([text = '', path = '']) => ({
      text,
      path: path.replaceAll('`', ''),
    })),
  };
}

/** `path:line word` for every forbidden word in a source; comments are no texts. */
export function forbiddenWords(
  { path, source }: { path: string; source: string },
  { words, allowed }: Texts,
): string[] {
  const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');
  const own = allowed.filter((one) => one.path === path);
  const texts = own.reduce((rest, { text }) => rest.replaceAll(text, blank), source.replaceAll(COMMENTS, blank));
  return texts
    .split('\n')
    .flatMap((line, index) =>
      words.filter((word) => line.includes(word)).map((word) => `${path}:${index + 1} ${word}`),
    );
}
