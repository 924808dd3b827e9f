import { useEffect, useSyncExternalStore, type CSSProperties } from 'react';

import { initialOf, tintOf } from './avatar-look.ts';
import { pictures } from './avatar-pictures.ts';

type AvatarProps = {
  name: string;
  /** In px. */
  size?: number;
  /** Whose picture covers the letter, if they have one. */
  userId?: string | null;
};

/** A rounded square with the first letter, because the ring is square. */
export function Avatar({ name, size = 32, userId = null }: AvatarProps) {
  const style = { '--s': `${size}px`, '--t': tintOf(name) } as CSSProperties;
  return (
    <span className="av" style={style} aria-hidden="true">
      {initialOf(name)}
      {userId !== null && <Picture userId={userId} />}
    </span>
  );
}

function Picture({ userId }: { userId: string }) {
  const hasPicture = useSyncExternalStore(pictures.subscribe, () => pictures.has(userId));
  useEffect(() => pictures.ask(userId), [userId]);
  if (!hasPicture) return null;
  const source = `/api/avatars/${encodeURIComponent(userId)}`;
  return <img src={source} alt="" decoding="async" onError={() => pictures.miss(userId)} />;
}
