/** The frame of a small picture; its border's and its surface's colours are the owner's. */
export const IMAGE_TILE = 'relative grid h-21 w-28 place-items-center overflow-hidden rounded-control border p-0';

/** A picture that fills its frame. */
export const FILLS_TILE = 'size-full object-cover';
