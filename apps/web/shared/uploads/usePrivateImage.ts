import type { ImageSize } from '@pailei/contracts/site/uploads/image-address';
import { useQuery } from '@tanstack/react-query';

/** Where images come from that not everybody may see: their bytes come with the token, and never change. */
export type ImageSource = {
  /** Of what keeps them apart from images of other places. */
  readonly key: readonly string[];
  readonly load: (id: string, size: ImageSize, signal: AbortSignal) => Promise<Blob>;
};

export function usePrivateImage(
  { key, load }: ImageSource,
  id: string,
  size: ImageSize,
): { blob: Blob | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['private-image', ...key, id, size],
    queryFn: ({ signal }) => load(id, size, signal),
    staleTime: Infinity,
  });
  return { blob: data, isFailed: isError };
}
