import type { StoredImage } from '@pailei/contracts/uploads';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

import { BlobImage } from './BlobImage.tsx';
import { ImageViewer } from './ImageViewer.tsx';
import { usePrivateImage } from './usePrivateImage.ts';

/** The images of an application as thumbnails; each opens large. */
export function ProofImages({ images }: { images: readonly StoredImage[] }) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  if (images.length === 0) return <p className="t3 s13">没有上传图片。</p>;
  return (
    <>
      <ul className="xp-imgs">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              className="xp-img"
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
  return blob === undefined ? <span className="sk" aria-hidden="true" /> : <BlobImage blob={blob} alt="" />;
}
