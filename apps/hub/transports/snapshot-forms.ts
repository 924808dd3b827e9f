import { packIds } from '@pailei/live/protocol/packed-ids';
import { DEFLATE_ABOVE_BYTES, shareText, type SharedText } from './deflate.ts';

/** A snapshot for who reads it as it is, and for who reads it packed (`packed-ids.ts`). Small ones are the same for both. */
export type SnapshotForms = Readonly<Record<SnapshotForm, SharedText>>;
export type SnapshotForm = 'plain' | 'packed';

/** The middle of the answer to `sub`, from the value of `snapshot` on. What nobody asks for is not deflated. */
export async function shareSnapshot(view: unknown, asked: ReadonlySet<SnapshotForm>): Promise<SnapshotForms> {
  const text = JSON.stringify(view) ?? 'null';
  const packed = asked.has('packed') && text.length > DEFLATE_ABOVE_BYTES ? packIds(text) : undefined;
  if (packed === undefined) {
    const plain = await shareText(text);
    return { plain, packed: plain };
  }
  const packedText = shareText(`${packed},"packed":true`);
  // who comes to a plain form that was not deflated gets it as it is
  const plainText = asked.has('plain') ? shareText(text) : { text, deflated: undefined };
  return { plain: await plainText, packed: await packedText };
}
