import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { cx } from '../../../../shared/ui/layout/cx.ts';
import { BlobImage } from './BlobImage.tsx';
import { FILLS_TILE, IMAGE_TILE } from './image-tile.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { usePrivateImage } from './usePrivateImage.ts';

/** The images of an application as thumbnails; each opens large. */
export function ProofImages({ images }: { images: readonly StoredImage[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (images.length === 0) return <p className="text-13 text-text-3">没有上传图片。</p>;
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              className={cx(IMAGE_TILE, 'cursor-pointer border-line-2 bg-sunken text-text-3 hover:border-line-control')}
              aria-label={`放大证明图片 ${index + 1}`}
              onClick={() => setOpenAt(index)}
            >
              <Thumbnail image={image} />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== null && (
        <ImageViewer images={images} index={openAt} onMove={setOpenAt} onClose={() => setOpenAt(null)} />
      )}
    </>
  );
}

function Thumbnail({ image }: { image: StoredImage }) {
  const { blob, isFailed } = usePrivateImage(image.id, 'thumb');
  if (isFailed) return <ImageOff size={20} aria-label="图片加载失败" />;
  return blob === undefined ? (
    <Skeleton width="100%" height="100%" />
  ) : (
    <BlobImage blob={blob} alt="" className={FILLS_TILE} />
  );
}
