import { packIds } from '@pailei/live/protocol/packed-ids';
import { DEFLATE_ABOVE_BYTES, shareText, type SharedText } from '../transports/deflate.ts';

/** A snapshot for who reads it as it is, and for who reads it packed (`packed-ids.ts`). Small ones are the same for both. */
export type SnapshotForms = { readonly plain: SharedText; readonly packed: SharedText };

/** Who asked a room since it opened: what nobody asks for is not deflated. */
export type Readers = { readonly plain: boolean; readonly packed: boolean };

/** The middle of the answer to `sub`, from the value of `snapshot` on. */
export async function shareSnapshot(view: unknown, readers: Readers): Promise<SnapshotForms> {
  const text = JSON.stringify(view) ?? 'null';
  const packed = readers.packed && text.length > DEFLATE_ABOVE_BYTES ? packIds(text) : undefined;
  if (packed === undefined) {
    const plain = await shareText(text);
    return { plain, packed: plain };
  }
  const packedText = shareText(`${packed},"packed":true`);
  // who comes to a plain form that was not deflated gets it as it is
  const plainText = readers.plain ? shareText(text) : { text, deflated: undefined };
  return { plain: await plainText, packed: await packedText };
}
