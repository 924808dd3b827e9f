import type { Feature } from '../../ground/features/feature.ts';
import { featuredPlace } from '../../site/system/system.serve.ts';
import { createFeaturedService, type FeaturedService } from './featured.service.ts';
import { readFeatured } from './featured.reads.ts';
import { featuredCalls } from './featured.calls.ts';

type Services = { streamQueue: { settle(): Promise<unknown> }; featured: FeaturedService };

/** A match that is over leaves the stream before the site looks for what to feature next. */
async function showFeatured({ streamQueue, featured }: Services): Promise<void> {
  if (!(await featured.mayChange())) return;
  await streamQueue.settle();
  await featured.refresh();
}

export const featuredFeature = {
  name: 'featured',
  calls: [featuredCalls],
  services: { featured: createFeaturedService },
  offers: [featuredPlace.give(readFeatured)],
  loops: [
    {
      name: 'featured',
      every_ms: 2_000,
      wakes: { next_due: async ({ featured }: Services) => featured.nextDue() },
      pauses_with: null,
      tick: showFeatured,
    },
  ],
} as const satisfies Feature;
