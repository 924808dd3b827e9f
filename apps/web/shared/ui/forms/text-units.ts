const WIDE =
  /[\u1100-\u11FF\u2E80-\uA4CF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60]|\p{Extended_Pictographic}/u;
/** Of the widest Latin letters in the bold face. */
const NARROW_UNITS = 0.66;

/** How wide a line of text is, in times of its font size, rather too much than too little. */
export function textUnits(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + (WIDE.test(character) ? 1 : NARROW_UNITS), 0);
}
