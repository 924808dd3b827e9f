import { Dialog as Base } from '@base-ui/react/dialog';
import type { StoredImage } from '@pailei/contracts/uploads';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../../../shared/ui/IconButton.tsx';
import { BlobImage } from './BlobImage.tsx';
import { usePrivateImage } from './usePrivateImage.ts';

type ImageViewerProps = {
  images: readonly StoredImage[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** One image as large as the window allows; arrows go to the others, Esc and a click beside it close. */
export function ImageViewer({ images, index, onMove, onClose }: ImageViewerProps) {
  const image = images[index];
  const move = (step: number) => onMove((index + step + images.length) % images.length);
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil" forceRender />
        <Base.Popup className="dlg dlg--modal xp-view" onKeyDown={moveByKey}>
          <header className="xp-view__h">
            <Base.Title className="s13">
              证明图片 {index + 1} / {images.length}
            </Base.Title>
            {images.length > 1 && (
              <>
                <IconButton label="上一张" onClick={() => move(-1)}>
                  <ChevronLeft size={18} />
                </IconButton>
                <IconButton label="下一张" onClick={() => move(1)}>
                  <ChevronRight size={18} />
                </IconButton>
              </>
            )}
            <Base.Close render={<IconButton label="关闭" />}>
              <X size={18} />
            </Base.Close>
          </header>
          {image && <FullImage key={image.id} image={image} label={`证明图片 ${index + 1}`} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function FullImage({ image, label }: { image: StoredImage; label: string }) {
  const { blob, isFailed } = usePrivateImage(image.id, 'full');
  if (isFailed) return <p className="xp-view__b t3">图片加载失败，请关闭后再打开。</p>;
  return (
    <div className="xp-view__b" aria-busy={blob === undefined}>
      {blob === undefined ? (
        <span className="spn" aria-hidden="true" />
      ) : (
        <BlobImage blob={blob} alt={label} width={image.width} height={image.height} />
      )}
    </div>
  );
}
