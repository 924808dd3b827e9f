import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

/**
 * Messages of raw DEFLATE (RFC 7692) put together from pieces that end on a byte each. A piece refers only to itself, so the
 * large one in the middle is deflated once, ahead of time, whatever stands around it.
 */

/** A piece of JSON that goes out in many messages. */
export type SharedText = { readonly text: string; readonly deflated: Buffer | undefined };

/** Below this, deflating costs more than it saves: the message leaves as it is. */
export const DEFLATE_ABOVE_BYTES = 16 * 1024;

const OPTIONS = { finishFlush: constants.Z_SYNC_FLUSH };
const STORED_HEADER_BYTES = 5;
const STORED_MAX_BYTES = 0xffff;
/** The first byte of an empty block: both sides leave out the four that follow it at the end of a message. */
const END = Buffer.of(0);

const deflate = promisify(deflateRaw);

/** Deflates a large text, off the main thread. */
export async function shareText(text: string): Promise<SharedText> {
  const bytes = Buffer.from(text);
  return { text, deflated: bytes.length > DEFLATE_ABOVE_BYTES ? await deflate(bytes, OPTIONS) : undefined };
}

/** The payload of a message whose middle is deflated already, in pieces. */
export function deflatedMessage(before: string, deflated: Buffer, after: string): readonly Buffer[] {
  return [storedPiece(before), deflated, storedPiece(after), END];
}

/** Blocks that hold the text as it is (RFC 1951 section 3.2.4). */
function storedPiece(text: string): Buffer {
  const bytes = Buffer.from(text);
  const blocks = Math.ceil(bytes.length / STORED_MAX_BYTES);
  const piece = Buffer.alloc(bytes.length + blocks * STORED_HEADER_BYTES);
  for (let block = 0; block < blocks; block += 1) {
    const from = block * STORED_MAX_BYTES;
    const length = Math.min(STORED_MAX_BYTES, bytes.length - from);
    const at = from + block * STORED_HEADER_BYTES;
    piece.writeUInt16LE(length, at + 1);
    piece.writeUInt16LE(~length & 0xffff, at + 3);
    bytes.copy(piece, at + STORED_HEADER_BYTES, from, from + length);
  }
  return piece;
}
