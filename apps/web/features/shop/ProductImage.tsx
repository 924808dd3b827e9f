import './styles/picture.css';

import { IMAGE_SIDES, IMAGE_SIZES, imageAt, storedImageId } from '@pailei/contracts/uploads';
import { useState } from 'react';

import { CardBack } from '../../shared/ui/CardBack.tsx';

type ProductImageProps = {
  url: string;
  /** Empty where the product's name stands beside it. */
  alt?: string;
  /** How wide it is shown, as the `sizes` of an image. */
  sizes: string;
};

/** A product's picture in its frame, in the copy that fits; the back of a card where there is none. */
export function ProductImage({ url, alt = '', sizes }: ProductImageProps) {
  const [lost, setLost] = useState<string | null>(null);
  if (url === '' || lost === url) {
    return (
      <span className="pim pim--none">
        <CardBack width={56} />
      </span>
    );
  }
  return (
    <span className="pim">
      <img src={url} srcSet={srcSetOf(url)} sizes={sizes} alt={alt} decoding="async" onError={() => setLost(url)} />
    </span>
  );
}

/** The stored copies of an uploaded image; an image from elsewhere has but itself. */
function srcSetOf(url: string): string | undefined {
  if (storedImageId(url) === undefined) return undefined;
  return IMAGE_SIZES.map((size) => `${imageAt(url, size)} ${IMAGE_SIDES[size]}w`).join(', ');
}
