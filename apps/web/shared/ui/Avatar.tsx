import { useEffect, useSyncExternalStore, type CSSProperties } from 'react';

import { initialOf, tintOf } from './avatar-look.ts';
import { losePicture, pictureOf, subscribePictures, wantPicture } from './avatar-pictures.ts';

type AvatarProps = {
  name: string;
  /** In px. */
  size?: number;
  /** Whose picture is shown, where there is one; without it the first letter stands. */
  userId?: string | null | undefined;
};

/** A rounded square, because the ring is square: the user's picture, else the first letter of the name. */
export function Avatar({ name, size = 32, userId }: AvatarProps) {
  const style = { '--s': `${size}px`, '--t': tintOf(name) } as CSSProperties;
  return (
    <span className="av" style={style} aria-hidden="true">
      {initialOf(name)}
      {userId && <Picture userId={userId} />}
    </span>
  );
}

/** Lies over the letter, so that nothing moves when it comes. */
function Picture({ userId }: { userId: string }) {
  const src = useSyncExternalStore(subscribePictures, () => pictureOf(userId));
  useEffect(() => wantPicture(userId), [userId]);
  if (src === null) return null;
  return <img src={src} alt="" loading="lazy" decoding="async" onError={() => losePicture(userId)} />;
}
