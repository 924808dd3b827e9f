declare const brand: unique symbol;

/** The 256 bits that one draw comes from, as 64 hexadecimal digits. No other draw uses them. */
export type DrawKey = string & { readonly [brand]: true };

/** The key of the draw with this label: the same label always has the same key, and no key reveals anything of another. */
export type DrawKeyOf = (label: string) => DrawKey;

/** For commands that draw nothing. */
export const noDraws: DrawKeyOf = (label) => {
  throw new Error(`no key for the draw ${label}`);
};

export function drawKey(hex: string): DrawKey {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError('a draw key has 64 hexadecimal digits');
  return hex as DrawKey;
}
