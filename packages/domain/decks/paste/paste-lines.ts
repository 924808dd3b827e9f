import { withoutUnseen } from '../../typed-text/clean.ts';

/** A line with something on it; `number` counts all lines from 1. */
export type Line = { number: number; text: string };

/** What mails and chats put in front of the lines that they quote. */
const QUOTED = /^[>＞| ]+/;

/**
 * Lines as a text field counts them, without the invisible characters that chats and web pages leave in what is copied; every kind of space
 * (full-width ones, too) is a plain one.
 */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const all = text.replace(/\r\n?/g, '\n').split('\n');
  all.forEach((line, index) => {
    const read = withoutUnseen(line.replace(/\s+/g, ' ')).replace(QUOTED, '').trim();
    if (read !== '') lines.push({ number: index + 1, text: read });
  });
  return lines;
}

/** `heading`: a deck's name. `class` and `card`: what the game says of the deck in remarks. */
export type Remark = { kind: 'heading' | 'class' | 'card' | 'other'; text: string };

/** Chats, mails and program texts quote with these in front. */
const REMARK = /^[ >*/|-]*([#＃]+) *(.*)$/;
const CLASS_REMARK = /^(?:职业|職業|class) *[:：] *(.+)$/i;
const CARD_REMARK = /^\d{1,2} ?[x×] ?\(/i;
const HEADING_MARKS = 3;

/** What a line behind `#` says; `null` for any other line. */
export function remarkOf(line: string): Remark | null {
  const match = REMARK.exec(line);
  if (!match) return null;
  const { 1: marks = '', 2: text = '' } = match;
  if (marks.length >= HEADING_MARKS) return { kind: 'heading', text };
  const heroClass = CLASS_REMARK.exec(text)?.[1];
  if (heroClass !== undefined) return { kind: 'class', text: heroClass };
  return { kind: CARD_REMARK.test(text) ? 'card' : 'other', text };
}

export type CodeToken = {
  code: string;
  /** Within an address: what stands behind a `/` may be another part of it. */
  isInLink: boolean;
  /** The words behind it on its line: a code that was broken by blanks continues there. */
  words: readonly string[];
};

/**
 * Every code starts with the bytes 0, 1 and a small format number: `AAE` in base64. What is glued to its padding
 * belongs to it, so that a code with a tail is not taken for a good one.
 */
const CODE = /(^|[^A-Za-z0-9+])(AAE[A-Za-z0-9+/]{5,}(?:={1,2}(?!AAE)[A-Za-z0-9+/=]*)?)/g;
const ESCAPED = /%(2B|2F|3D)|\\(\/)/gi;
const UNESCAPED: Readonly<Record<string, string>> = { '2b': '+', '2f': '/', '3d': '=' };
/** A line of nothing but base64: the rest of a code, or the code of something else. */
const BARE = /^[A-Za-z0-9+/]+={0,2}$/;
const FOREIGN_MIN = 20;
/** A code with a blank within its first characters. */
const BROKEN_START = /^A ?A ?E[A-Za-z0-9+/]{0,4} [A-Za-z0-9+/ ]{5,}={0,2}$/;
/** One word of letters, digits and marks: with the first letters of a code, or as mixed as a code is. */
const WORD = /^[\x21-\x7E]+$/;
const MIXED_MIN = 16;

/** The codes of a line, and what passes for one: a long line of base64 with digits and capitals. */
export function codesIn(line: string): CodeToken[] {
  const text = unescaped(line);
  const whole = [{ code: text, isInLink: false, words: [] }];
  if (isForeignCode(text)) return whole;
  const joined = text.replaceAll(' ', '');
  if (joined !== text && BROKEN_START.test(text)) return [{ code: joined, isInLink: false, words: [] }];
  const link = text.indexOf('://');
  const found = [...text.matchAll(CODE)].map(({ 0: match, 2: code = '', index }) => ({
    code,
    isInLink: link !== -1 && link < index,
    words: wordsOf(text.slice(index + match.length)),
  }));
  return found.length === 0 && link === -1 && isMeantAsCode(text) ? whole : found;
}

/** As links and JSON texts write the signs of a code. */
export function unescaped(text: string): string {
  return text.replace(ESCAPED, (_, hex: string | undefined) =>
    hex === undefined ? '/' : (UNESCAPED[hex.toLowerCase()] ?? ''),
  );
}

/** More than a code can be long: what is further away belongs to none. */
const WORDS_MAX = 2_000;
const wordsOf = (text: string): string[] => text.slice(0, WORDS_MAX).split(' ').filter(Boolean);

function isMeantAsCode(text: string): boolean {
  if (!WORD.test(text)) return false;
  return /^aae/i.test(text) || (text.length >= MIXED_MIN && [/\d/, /[A-Z]/, /[a-z]/].every((kind) => kind.test(text)));
}

function isForeignCode(text: string): boolean {
  return text.length >= FOREIGN_MIN && isRestOfCode(text) && /\d/.test(text) && /[A-Z]/.test(text);
}

/** Whether a word may be the rest of a code that was broken before it. */
export function isRestOfCode(word: string): boolean {
  return BARE.test(word) && !word.startsWith('AAE');
}

/** The words of a line below a code. */
export const wordsBelow = (line: string): string[] => wordsOf(unescaped(line.slice(0, WORDS_MAX)));
