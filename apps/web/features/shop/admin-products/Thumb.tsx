import { imageAt } from '@pailei/contracts/site/uploads/image-address';
import { Package } from 'lucide-react';
import { useState } from 'react';

const FRAME = 'size-7 flex-none rounded-control bg-sunken';

/** A product's small square picture; beside its name, so it has none of its own for screen readers. */
export function Thumb({ url }: { url: string }) {
  const [lost, setLost] = useState<string | null>(null);
  if (url === '' || url === lost) {
    return (
      <span className={`${FRAME} grid place-items-center text-text-3`} aria-hidden="true">
        <Package size={16} />
      </span>
    );
  }
  return (
    <img
      className={`${FRAME} object-cover`}
      src={imageAt(url, 'thumb')}
      alt=""
      decoding="async"
      onError={() => setLost(url)}
    />
  );
}
