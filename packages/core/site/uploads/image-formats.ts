export type ImageFormat = 'jpeg' | 'png' | 'gif';

const MAGIC: readonly [ImageFormat, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

/** What the first bytes say the file is; names and declared types are not asked. */
export function formatOf(bytes: Uint8Array): ImageFormat | undefined {
  return MAGIC.find(([, magic]) => magic.every((byte, index) => bytes[index] === byte))?.[0];
}
