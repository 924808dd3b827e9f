import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { cx } from '../ui/layout/cx.ts';
import { BlobImage } from './BlobImage.tsx';
import { FILLS_TILE, IMAGE_TILE } from './image-tile.ts';
import { ImageViewer } from './ImageViewer.tsx';
import { usePrivateImage, type ImageSource } from './usePrivateImage.ts';

type PrivateImagesProps = {
  images: readonly StoredImage[];
  /** What each of them is called. */
  label: string;
  source: ImageSource;
};

/** Images that not everybody may see, as thumbnails; each opens large. */
export function PrivateImages({ images, label, source }: PrivateImagesProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              className={cx(IMAGE_TILE, 'cursor-pointer border-line-2 bg-sunken text-text-3 hover:border-line-control')}
              aria-label={`放大${label} ${index + 1}`}
              onClick={() => setOpenAt(index)}
            >
              <Thumbnail image={image} source={source} />
            </button>
          </li>
        ))}
      </ul>
      {openAt !== null && (
        <ImageViewer
          images={images}
          label={label}
          source={source}
          index={openAt}
          onMove={setOpenAt}
          onClose={() => setOpenAt(null)}
        />
      )}
    </>
  );
}

function Thumbnail({ image, source }: { image: StoredImage; source: ImageSource }) {
  const { blob, isFailed } = usePrivateImage(source, image.id, 'thumb');
  if (isFailed) return <ImageOff size={20} aria-label="图片加载失败" />;
  return blob === undefined ? (
    <Skeleton width="100%" height="100%" />
  ) : (
    <BlobImage blob={blob} alt="" className={FILLS_TILE} />
  );
}
