import type { ImageSize } from '@pailei/contracts/site/uploads/image-address';
import { uploadsApi } from '@pailei/contracts/site/uploads/uploads.api';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../../shared/api/api.ts';

/** The bytes of an image that only its owner and the admins may see: they come with the token, and never change. */
export function usePrivateImage(id: string, size: ImageSize): { blob: Blob | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['private-image', id, size],
    queryFn: ({ signal }) => api.file(uploadsApi.file, { params: { id, size }, signal }),
    staleTime: Infinity,
  });
  return { blob: data, isFailed: isError };
}
