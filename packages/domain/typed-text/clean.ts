/** An emoji with what belongs to it: joiners, variation selectors and skin tones are kept inside one alone. */
const EMOJI = String.raw`[0-9#*]\ufe0f\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*`;

/** Controls, marks of direction, fillers, and everything else that has no width or no ink. */
const UNSEEN = String.raw`[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]`;

const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** The text without invisible characters and controls. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(EMOJI_OR_UNSEEN, (_, emoji?: string) => emoji ?? '');
}

/** A one-line text: each run of line breaks and tabs becomes one space. */
export function cleanLine(text: string): string {
  return withoutUnseen(text.replaceAll(BREAKS, ' ')).normalize('NFC').trim();
}

/** A name: a one-line text in which any run of spaces is one space. */
export function cleanName(text: string): string {
  return cleanLine(text).replaceAll(/\s+/gu, ' ');
}

/** A text of several lines: it keeps its lines and tabs. */
export function cleanLongText(text: string): string {
  const lines = text.replaceAll(LINE_ENDS, '\n').split('\n');
  return lines
    .map((line) => line.split('\t').map(withoutUnseen).join('\t').trimEnd())
    .join('\n')
    .normalize('NFC')
    .trim();
}
