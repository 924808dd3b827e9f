/** A seed for a crest: a whole number from 0 below 2³². */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}
