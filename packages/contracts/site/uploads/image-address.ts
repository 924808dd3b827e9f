/** Stored copies of an image by their longest side in px. An image that is smaller stays as it is. */
export const IMAGE_SIDES = { full: 1_600, card: 640, thumb: 320 } as const;
export const IMAGE_SIZES = ['full', 'card', 'thumb'] as const satisfies readonly (keyof typeof IMAGE_SIDES)[];
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** The address of a stored image. */
export const imageOf = (id: string, size: ImageSize): string => `/api/files/${id}/${size}`;

/** The same in its full size, as a product keeps it. */
export const imageUrl = (id: string): string => imageOf(id, 'full');

const STORED = /^\/api\/files\/([^/]+)\/full$/;

/** The id of the stored image behind an address; `undefined`: it is not one of ours. */
export const storedImageId = (url: string): string | undefined => STORED.exec(url)?.[1];

/** A stored image in another size; an address of somewhere else as it is. */
export function imageAt(url: string, size: ImageSize): string {
  const id = storedImageId(url);
  return id === undefined ? url : imageOf(id, size);
}
