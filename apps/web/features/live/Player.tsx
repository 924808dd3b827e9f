import { playerAddress } from '@pailei/domain/streams';
import { lazy, Suspense } from 'react';

import type { ChosenPlayer } from './choose-player.ts';

const HlsVideo = lazy(async () => ({ default: (await import('./HlsVideo.tsx')).HlsVideo }));

/** The broadcast on the stage: another site’s player, kept from reaching anything of ours, or our own video element. */
export function Player({ player, title }: ChosenPlayer) {
  const src = playerAddress(player, location.hostname);
  return (
    <section className="pl-stage lvp" aria-label={title}>
      {player.type === 'video' ? (
        <Suspense>
          <HlsVideo src={src} title={title} />
        </Suspense>
      ) : (
        <iframe
          key={src}
          src={src}
          title={title}
          // the scripts of the player run under its own site's origin, never under ours
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="strict-origin"
          allow="fullscreen; autoplay"
        />
      )}
    </section>
  );
}
