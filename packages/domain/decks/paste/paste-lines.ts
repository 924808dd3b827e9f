/** A line with something on it; `number` counts all lines from 1. */
export type Line = { number: number; text: string };

/** Byte order marks, zero-width characters and soft hyphens, which chats and web pages leave in what is copied. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;

/** Lines as a text field counts them; every kind of space (full-width ones, too) is a plain one. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  const all = text
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .split('\n');
  all.forEach((line, index) => {
    if (line !== '' && line !== ' ') lines.push({ number: index + 1, text: line.trim() });
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
  /** Nothing follows on its line: the code may go on in the next one. */
  endsLine: boolean;
};

/**
 * Every code starts with the bytes 0, 1 and a small format number: `AAE` in base64. What is glued to its padding
 * belongs to it, so that a code with a tail is not taken for a good one.
 */
const CODE = /(^|[^A-Za-z0-9+])(AAE[A-Za-z0-9+/]{5,}(?:={1,2}(?!AAE)[A-Za-z0-9+/=]*)?)/g;
const ESCAPED = /%(2B|2F|3D)/gi;
const UNESCAPED: Readonly<Record<string, string>> = { '2b': '+', '2f': '/', '3d': '=' };
/** A line of nothing but base64: the rest of a code, or the code of something else. */
const BARE = /^[A-Za-z0-9+/]+={0,2}$/;
const FOREIGN_MIN = 20;
/** One word of letters, digits and marks: with the first letters of a code, or as mixed as a code is. */
const WORD = /^[\x21-\x7E]+$/;
const MIXED_MIN = 16;

/** The codes of a line, and what passes for one: a long line of base64 with digits and capitals. */
export function codesIn(line: string): CodeToken[] {
  const text = line.replace(ESCAPED, (_, hex: string) => UNESCAPED[hex.toLowerCase()] ?? '');
  const whole = [{ code: text, isInLink: false, endsLine: false }];
  if (isForeignCode(text)) return whole;
  const link = text.indexOf('://');
  const found = [...text.matchAll(CODE)].map(({ 0: match, 2: code = '', index }) => ({
    code,
    isInLink: link !== -1 && link < index,
    endsLine: index + match.length === text.length,
  }));
  return found.length === 0 && link === -1 && isMeantAsCode(text) ? whole : found;
}

function isMeantAsCode(text: string): boolean {
  if (!WORD.test(text)) return false;
  return /^aae/i.test(text) || (text.length >= MIXED_MIN && [/\d/, /[A-Z]/, /[a-z]/].every((kind) => kind.test(text)));
}

function isForeignCode(text: string): boolean {
  return text.length >= FOREIGN_MIN && isRestOfCode(text) && /\d/.test(text) && /[A-Z]/.test(text);
}

/** Whether a line may be the rest of a code that was broken at the end of the line before. */
export function isRestOfCode(line: string): boolean {
  return BARE.test(line) && !line.startsWith('AAE');
}
