import { imageAt } from '@pailei/contracts/uploads';
import { Package } from 'lucide-react';
import { useState } from 'react';

/** A product's small square picture; beside its name, so it has none of its own for screen readers. */
export function Thumb({ url }: { url: string }) {
  const [lost, setLost] = useState<string | null>(null);
  if (url === '' || url === lost) {
    return (
      <span className="ap-th" aria-hidden="true">
        <Package size={16} />
      </span>
    );
  }
  return <img className="ap-th" src={imageAt(url, 'thumb')} alt="" decoding="async" onError={() => setLost(url)} />;
}
