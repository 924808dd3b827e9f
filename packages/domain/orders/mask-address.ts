const SHOWN_MOST = 6;
/** Provinces, cities and districts end so; houses, streets and people do not. */
const PLACE = /^\p{Script=Han}*[省市区县州盟旗]/u;

/** What a list shows of an address: where in the country it leads, in at most 6 characters, and nothing of whose it is. */
export function maskAddress(fullAddress: string): string {
  const place = PLACE.exec(fullAddress.trim().slice(0, SHOWN_MOST))?.[0] ?? '';
  return `${place}****`;
}
