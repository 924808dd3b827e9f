/** Typed along the keyboard, the alphabet or the digits; each is read from both ends. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
];
const LONGEST_PERIOD = 3;

/** White space and characters that nobody sees. */
export function isBlank(password: string): boolean {
  return /^[\p{White_Space}\p{Default_Ignorable_Code_Point}]*$/u.test(password);
}

/** One to three characters over and over (`aaaaaaaa`, `abcabcab`), or a run in order, each once or several times (`abcdefgh`, `11223344`). */
export function isSimple(password: string): boolean {
  const characters = Array.from(password);
  for (let period = 1; period <= LONGEST_PERIOD; period += 1)
    if (characters.every((character, place) => character === characters[place % period])) return true;
  const once = characters.filter((character, place) => character !== characters[place - 1]);
  return RUNS.some((run) => run.includes(once.join('')) || run.includes(once.toReversed().join('')));
}
