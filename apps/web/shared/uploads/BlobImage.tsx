import { useCallback, type ComponentProps } from 'react';

type BlobImageProps = { blob: Blob; alt: string } & Pick<ComponentProps<'img'>, 'width' | 'height' | 'className'>;

/** An image whose bytes are here already; their address ends with it. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img ref={show} alt={alt} {...rest} />;
}
