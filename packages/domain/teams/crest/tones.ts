import type { CrestColour } from './types.ts';

/** The gradient of a crest from top to bottom, and the pale tone of its motif. */
export type Tones = { top: string; bottom: string; motif: string };

/** The motif stands off from both ends of its gradient, so that it is legible at 24 px. */
export const CREST_TONES: Readonly<Record<CrestColour, Tones>> = {
  ink: { top: '#3d4148', bottom: '#1b1d21', motif: '#f2efe8' },
  vermilion: { top: '#b83a26', bottom: '#7d1d12', motif: '#fdf0e3' },
  cinnabar: { top: '#8f3a34', bottom: '#571c1e', motif: '#fbe6d8' },
  amber: { top: '#8a5a1c', bottom: '#5a370e', motif: '#fdeeca' },
  olive: { top: '#6a6426', bottom: '#423d14', motif: '#f5f0cf' },
  pine: { top: '#35673f', bottom: '#1a3d25', motif: '#e4f2dc' },
  jade: { top: '#22705f', bottom: '#0f443b', motif: '#dcf5ea' },
  teal: { top: '#236a78', bottom: '#10404b', motif: '#dcf1f6' },
  sky: { top: '#2f6398', bottom: '#183c63', motif: '#e0eefb' },
  indigo: { top: '#44549c', bottom: '#262f63', motif: '#e6e9fc' },
  violet: { top: '#6a4a97', bottom: '#3f2961', motif: '#efe6fb' },
  plum: { top: '#884272', bottom: '#532344', motif: '#fae4f1' },
};
