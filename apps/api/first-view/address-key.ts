import type { PageAudience, RenderedAddress } from '@pailei/contracts/http/first-view';

const LONGEST = 300;
/** What chats, networks and mails add to a link that they show. No page reads it. */
const TRACKING = /^(?:utm_[a-z]+|from|isappinstalled|share_[a-z]+|spm|fbclid|gclid|msclkid)$/;

/** What a rendered page is kept by: its path and the values of its query that it shows, in one order. */
export type AddressKey = { key: string; audience: PageAudience };

/** `undefined`: no such page is rendered, or the address asks for more than it shows, and then the page is the browser's to make. */
export function keyOf(url: string, addresses: readonly RenderedAddress[]): AddressKey | undefined {
  if (url.length > LONGEST) return undefined;
  const [path = '/', search = ''] = url.split('?', 2);
  const address = addresses.find(({ pattern }) => new RegExp(pattern).test(path));
  if (!address) return undefined;
  const params = [...new URLSearchParams(search)].filter(([name]) => !TRACKING.test(name));
  const isShown = ([name, value]: [string, string]) =>
    Object.hasOwn(address.query, name) && new RegExp(`^(?:${address.query[name]})$`).test(value);
  const names = new Set(params.map(([name]) => name));
  const isWhole = address.needs === null || names.has(address.needs);
  if (!isWhole || names.size !== params.length || !params.every(isShown)) return undefined;
  const shown = params.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => `${name}=${value}`);
  return { key: shown.length > 0 ? `${path}?${shown.join('&')}` : path, audience: address.audience };
}
