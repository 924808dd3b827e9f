import { uploadsApi, type ImageSize } from '@pailei/contracts/uploads';
import { useQuery } from '@tanstack/react-query';

import { api } from '../../../shared/api/api.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** An image that only its owner and the admins may see: it comes with the token, and never changes. */
export function usePrivateImage(id: string, size: ImageSize): { url: string | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['private-image', id, size],
    queryFn: ({ signal }) => api.file(uploadsApi.file, { params: { id, size }, signal }),
    staleTime: Infinity,
  });
  return { url: useObjectUrl(data), isFailed: isError };
}
