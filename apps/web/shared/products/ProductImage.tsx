import { IMAGE_SIDES, IMAGE_SIZES, imageAt, storedImageId } from '@pailei/contracts/site/uploads/image-address';
import { useState } from 'react';

import { cx } from '../ui/layout/cx.ts';
import { CardBack } from '../ui/marks/CardBack.tsx';

type ProductImageProps = {
  url: string;
  /** Empty where the product's name is beside it. */
  alt?: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
  /** Grows a little while the link around it is pointed at. */
  isZoomed?: boolean;
};

/** A product's picture in its frame, in the copy that fits; the back of a card where there is none. */
export function ProductImage({ url, alt = '', sizes, isZoomed = false }: ProductImageProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (url === '' || lost === url) {
    return (
      <span className="grid size-full place-items-center overflow-hidden rounded-[inherit] bg-[radial-gradient(circle_at_50%_35%,#3a3430,#151211_80%)]">
        <CardBack className="h-auto w-[18%] min-w-5 object-contain" width={56} />
      </span>
    );
  }
  return (
    <span className="block size-full overflow-hidden rounded-[inherit] bg-[#1a1412]">
      <img
        className={cx(
          'size-full object-cover',
          isZoomed && 'transition-transform duration-slow group-hover:scale-[1.04]',
        )}
        src={url}
        srcSet={srcSetOf(url)}
        sizes={sizes}
        alt={alt}
        decoding="async"
        onError={() => setLost(url)}
      />
    </span>
  );
}

/** The stored copies of an uploaded image; an image from elsewhere has but itself. */
function srcSetOf(url: string): string | undefined {
  if (storedImageId(url) === undefined) return undefined;
  return IMAGE_SIZES.map((size) => `${imageAt(url, size)} ${IMAGE_SIDES[size]}w`).join(', ');
}
