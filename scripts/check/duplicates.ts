export type SourceFile = {
  path: string;
  text: string;
};

export type Duplicate = {
  first: { path: string; line: number };
  second: { path: string; line: number };
  /** Code lines in a row that are equal; blank lines, imports and comments are not counted. */
  lines: number;
};

type CodeLine = {
  text: string;
  line: number;
};

const NO_CODE = /^(?:$|\/\/|\/?\*|import\b|export .* from |\} from )/;

function codeLines(text: string): CodeLine[] {
  return text
    .split('\n')
    .map((raw, index) => ({ text: raw.trim(), line: index + 1 }))
    .filter(({ text: line }) => !NO_CODE.test(line));
}

type Place = {
  file: number;
  at: number;
};

function equalRun(files: CodeLine[][], a: Place, b: Place): number {
  let length = 0;
  for (;;) {
    const left = files[a.file]?.[a.at + length];
    const right = files[b.file]?.[b.at + length];
    const overlaps = a.file === b.file && a.at + length >= b.at;
    if (left === undefined || right === undefined || overlaps || left.text !== right.text) return length;
    length++;
  }
}

/** Finds runs of at least `leastLines` equal code lines, within a file or between two. Each run is reported once. */
export function findDuplicates(sources: readonly SourceFile[], leastLines: number): Duplicate[] {
  const files = sources.map(({ text }) => codeLines(text));
  const place = ({ file, at }: Place) => ({ path: sources[file]?.path ?? '', line: files[file]?.[at]?.line ?? 0 });
  const seen = new Map<string, Place>();
  const duplicates: Duplicate[] = [];
  for (const [file, lines] of files.entries()) {
    for (let at = 0; at + leastLines <= lines.length; at++) {
      const key = lines
        .slice(at, at + leastLines)
        .map(({ text }) => text)
        .join('\n');
      const earlier = seen.get(key);
      if (earlier === undefined) {
        seen.set(key, { file, at });
        continue;
      }
      const length = equalRun(files, earlier, { file, at });
      if (length < leastLines) continue;
      duplicates.push({ first: place(earlier), second: place({ file, at }), lines: length });
      at += length - 1;
    }
  }
  return duplicates;
}
