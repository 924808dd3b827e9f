/** What a feature gives to one below it. */
export type Offer = { readonly to: string; readonly given: unknown };

/** A place at which a feature shows what features above it give. It declares the type; their manifests list what they give. */
export function offerPlace<Given>(to: string) {
  const all = (offers: readonly Offer[]): readonly Given[] =>
    offers.filter((offer) => offer.to === to).map(({ given }) => given as Given);
  return {
    give: (given: Given): Offer => ({ to, given }),
    all,
    /** Throws unless exactly one feature gives it: the process must not start then. */
    one(offers: readonly Offer[]): Given {
      const [given, ...others] = all(offers);
      if (given === undefined) throw new Error(`no feature gives ${to}`);
      if (others.length > 0) throw new Error(`${to} is given twice`);
      return given;
    },
  };
}
