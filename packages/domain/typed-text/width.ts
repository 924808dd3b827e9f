const FULL_WIDTH = /[\uff01-\uff5e]/gu;
const FULL_WIDTH_OFFSET = 0xfee0;

/** Letters, digits and signs as a Chinese input method may type them (`ａ＠１＃`), as ASCII. A full-width space is a space. */
export function foldWidth(text: string): string {
  return text
    .replaceAll(FULL_WIDTH, (sign) => String.fromCodePoint(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll('\u3000', ' ');
}

/** An address of e-mail: `。` is the dot of a Chinese keyboard. */
export const foldEmail = (text: string): string => foldWidth(text).replaceAll(/[\u3002\uff61]/gu, '.');

/** A number: `－` and `−` are a minus. */
export const foldNumber = (text: string): string => foldWidth(text).replaceAll('\u2212', '-').trim();

/** NaN for what is no number, 0 for an empty text. */
export const numberFrom = (text: string): number => Number(foldNumber(text));
