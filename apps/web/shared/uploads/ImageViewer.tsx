import { Dialog as Base } from '@base-ui/react/dialog';
import type { StoredImage } from '@pailei/contracts/site/uploads/uploads.api';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

import { IconButton } from '../ui/actions/IconButton.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { cx } from '../ui/layout/cx.ts';
import { BlobImage } from './BlobImage.tsx';
import { usePrivateImage, type ImageSource } from './usePrivateImage.ts';

type ImageViewerProps = {
  images: readonly StoredImage[];
  /** What each of them is called. */
  label: string;
  source: ImageSource;
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
};

const POPUP = cx(
  'fixed top-1/2 left-1/2 z-modal flex max-h-[calc(100dvh-64px)] w-max max-w-[calc(100vw-32px)] min-w-[min(360px,calc(100vw-32px))] flex-col',
  '-translate-x-1/2 -translate-y-1/2 overflow-hidden rounded-dialog bg-surface-pop shadow-3 ring-1 ring-line-1 outline-0',
  'transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0',
);

const CONTENTS = 'grid min-h-40 place-items-center px-2 pb-2';

/** One image as large as the window allows; arrows go to the others, Esc and a click beside it close. */
export function ImageViewer({ images, label, source, index, onMove, onClose }: ImageViewerProps) {
  const image = images[index];
  const move = (step: number) => onMove((index + step + images.length) % images.length);
  const moveByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop
          className="fixed inset-0 z-modal bg-scrim transition-opacity duration-base data-ending-style:opacity-0 data-starting-style:opacity-0"
          forceRender
        />
        <Base.Popup className={POPUP} onKeyDown={moveByKey}>
          <header className="flex items-center gap-1 p-2 pl-4">
            <Base.Title className="flex-1 text-13 font-semibold">
              {label} {index + 1} / {images.length}
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
          {image && <FullImage key={image.id} image={image} label={`${label} ${index + 1}`} source={source} />}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type FullImageProps = { image: StoredImage; label: string; source: ImageSource };

function FullImage({ image, label, source }: FullImageProps) {
  const { blob, isFailed } = usePrivateImage(source, image.id, 'full');
  if (isFailed) return <p className={cx(CONTENTS, 'text-text-3')}>图片加载失败，请关闭后再打开。</p>;
  return (
    <div className={CONTENTS} aria-busy={blob === undefined}>
      {blob === undefined ? (
        <Spinner />
      ) : (
        <BlobImage
          blob={blob}
          alt={label}
          width={image.width}
          height={image.height}
          className="h-auto max-h-[calc(100dvh-136px)] w-auto max-w-full rounded-control"
        />
      )}
    </div>
  );
}
