const MASK = '•••';
const LONGEST_TEXT = 500;
const MAX_ITEMS = 20;
const MAX_DEPTH = 6;

/** Values under these names are secret, whatever their type. */
const SECRET_NAMES =
  /token|password|secret|authorization|cookie|e-?mail|address|recipient|phone|recovery|otp|^qq$|^ip$|^codes?$/i;
/** Deck codes are no secret; the others of this name are. */
const OPEN_CODE = /^AA[A-Za-z0-9+/=]+$/;
const JWT = /eyJ[\w-]{1,4000}\.[\w-]{1,4000}\.[\w-]{0,4000}/g;
const EMAIL = /[^\s@"'<>,;:/?&=]{1,64}@[^\s@"'<>,;:/?&=]{1,255}/g;

/** A copy to store and show: secrets masked, long texts and lists cut, at most a few levels deep. */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskedText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (value instanceof Blob) return `${value.type || '文件'}，${value.size} 字节`;
  if (Array.isArray(value)) return maskedList(value, depth);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name, inner) ? MASK : masked(inner, depth + 1)]),
  );
}

/** An address with the values of secret parameters masked. */
export function maskedUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return maskedText(path);
  const parts = [...new URLSearchParams(query)].map(
    ([name, value]) => `${name}=${isSecret(name, value) ? MASK : maskedText(value)}`,
  );
  return `${maskedText(path)}?${parts.join('&')}`;
}

function maskedList(list: readonly unknown[], depth: number): unknown[] {
  const shown = list.slice(0, MAX_ITEMS).map((item) => masked(item, depth + 1));
  return list.length > MAX_ITEMS ? [...shown, `… 还有 ${list.length - MAX_ITEMS} 项`] : shown;
}

function maskedText(text: string): string {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return cut.replaceAll(JWT, MASK).replaceAll(EMAIL, MASK);
}

/** Nothing is hidden by masking what is not set. */
function isSecret(name: string, value: unknown): boolean {
  if (value === null || value === undefined || value === '' || !SECRET_NAMES.test(name)) return false;
  return !(/^codes?$/i.test(name) && typeof value === 'string' && OPEN_CODE.test(value));
}
