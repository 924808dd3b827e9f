import type { CSSProperties } from 'react';

import { initialOf, tintOf } from './avatar-look.ts';

/** A rounded square with the first letter, because the ring is square. `size` in px. */
export function Avatar({ name, size = 32 }: { name: string; size?: number }) {
  const style = { '--s': `${size}px`, '--t': tintOf(name) } as CSSProperties;
  return (
    <span className="av" style={style} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}
