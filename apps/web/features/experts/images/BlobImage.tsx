import { useCallback } from 'react';

type BlobImageProps = { blob: Blob; alt: string; width?: number; height?: number };

/** An image whose bytes are here already; their address ends with it. */
export function BlobImage({ blob, alt, ...size }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} {...size} />;
}
