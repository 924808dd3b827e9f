import type { Feature } from '../../ground/features/feature.ts';
import { trimOutages } from './outages.sweep.ts';
import { watchOutages } from './watch-outages.ts';

export const outagesFeature = {
  name: 'outages',
  loops: [{ name: 'outages', every_ms: 3_000, pauses_with: null, tick: watchOutages }],
  trims: [trimOutages],
} as const satisfies Feature;
