/** One thing that a ruling changes; `isGrave`: what somebody has played or reached is lost. */
export type PreviewLine = { label: string; text: string; isGrave?: boolean };
