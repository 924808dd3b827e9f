/** `第 3 名`, `第 5–8 名` */
export function placeText({ place, place_to }: { place: number; place_to: number }): string {
  return place === place_to ? `第 ${place} 名` : `第 ${place}–${place_to} 名`;
}
