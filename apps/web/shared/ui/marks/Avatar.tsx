import type { Side } from '@pailei/domain/series/sides';
import { useEffect, useSyncExternalStore, type CSSProperties } from 'react';

import { cx } from '../layout/cx.ts';
import { initialOf, tintOf } from './avatars/avatar-look.ts';
import { markPictureMissing, pictureOf, subscribePictures, requestPicture } from './avatars/avatar-pictures.ts';

type AvatarProps = {
  name: string;
  /** In px. */
  size?: number;
  /** On phones, where it differs. */
  phoneSize?: number;
  /** The ring of a player's corner, where two sides face each other. */
  corner?: Side;
  /** Whose picture is shown, where there is one; without it the initial is shown. */
  userId?: string | null | undefined;
};

const SHAPE =
  'relative inline-grid size-(--side) flex-none place-items-center rounded-[22%] text-[length:calc(var(--side)*0.44)] leading-none font-semibold text-on-fill [--side:var(--wide)] max-tablet:[--side:var(--phone)]';

const CORNERS: Record<Side, string> = {
  a: 'shadow-[0_0_0_2px_#120c0b,0_0_0_4px_var(--pl-corner-a)]',
  b: 'shadow-[0_0_0_2px_#120c0b,0_0_0_4px_var(--pl-corner-b)]',
};

/** A rounded square, because the ring is square: the user's picture, else the first letter of the name. */
export function Avatar({ name, size = 32, phoneSize = size, corner, userId }: AvatarProps) {
  const tint = tintOf(name);
  const style = {
    '--wide': `${size}px`,
    '--phone': `${phoneSize}px`,
    background: `linear-gradient(160deg, transparent, rgb(0 0 0 / 38%)) ${tint}`,
  } as CSSProperties;
  return (
    <span className={cx(SHAPE, corner && CORNERS[corner])} style={style} data-part="avatar" aria-hidden="true">
      {initialOf(name)}
      {userId && <Picture userId={userId} />}
    </span>
  );
}

/** Lies over the letter, so that nothing moves when it comes. */
function Picture({ userId }: { userId: string }) {
  const src = useSyncExternalStore(
    subscribePictures,
    () => pictureOf(userId),
    () => null,
  );
  useEffect(() => requestPicture(userId), [userId]);
  if (src === null) return null;
  return (
    <img
      className="absolute inset-0 size-full rounded-[inherit] object-cover"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => markPictureMissing(userId)}
    />
  );
}
