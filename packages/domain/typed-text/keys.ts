import { withoutUnseen } from './clean.ts';

/** Lower-case letters of other scripts, and of Latin itself, by the Latin letter that they or their capitals look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'вβƅ',
  c: 'сϲⅽ',
  d: 'ԁ',
  e: 'еεҽ',
  g: 'ɡց',
  h: 'нηһհ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏ',
  m: 'мϻ',
  n: 'ոν',
  o: 'оοօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  t: 'тτ',
  u: 'սυ',
  w: 'ԝѡω',
  x: 'хχ',
  y: 'уүγ',
  z: 'ζ',
};
const LATIN = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([latin, others]) => Array.from(others, (one) => [one, latin])),
);
const OTHERS = new RegExp(`[${[...LATIN.keys()].join('')}]`, 'gu');

const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
/** What is between the words of a name: it makes no other name. */
const SEPARATORS = /[\s_\-\u00b7\u02d9\u2010-\u2015\u2022\u2027\u2219\u22c5\u30fb\uff65]/gu;

function foldOnce(text: string): string {
  return withoutUnseen(text)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(ACCENTED, '$1')
    .replaceAll(OTHERS, (sign) => LATIN.get(sign) ?? sign)
    .normalize('NFKC')
    .trim();
}

/** Repeats a fold until it changes nothing more: what one step removes may bring two parts together. */
function settled(text: string, fold: (text: string) => string): string {
  const folded = fold(text);
  return folded === text ? text : settled(folded, fold);
}

const withoutSeparators = (text: string): string => text.replaceAll(SEPARATORS, '') || text;

/**
 * Names with one key look alike: they differ in case, width, accents, separators, invisible characters or letters of another script.
 * Stored keys are of this function: a change of it needs a migration that computes them again.
 */
export function nameKey(text: string): string {
  return settled(text, (name) => withoutSeparators(foldOnce(name)));
}

const DIGITS_AS_LETTERS: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', l: 'i' };

/** The letters and digits alone, for lists of words: `裁·判` reads 裁判, and `adm1n` reads admin. */
export function readLetters(text: string): string {
  return settled(text, foldOnce)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[01l]/gu, (sign) => DIGITS_AS_LETTERS[sign] ?? sign);
}
