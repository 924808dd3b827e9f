import type { Feature } from '../../ground/features/feature.ts';
import { createFeaturedService } from './index.ts';

type Services = { streamQueue: { settle(): Promise<unknown> }; featured: { refresh(): Promise<unknown> } };

/** A match that is over leaves the stream before the site looks for what to feature next. */
async function showFeatured({ streamQueue, featured }: Services): Promise<void> {
  await streamQueue.settle();
  await featured.refresh();
}

export const featuredFeature = {
  name: 'featured',
  services: { featured: createFeaturedService },
  loops: [{ name: 'featured', every_ms: 1_000, pauses_with: null, tick: showFeatured }],
} as const satisfies Feature;
