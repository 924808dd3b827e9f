import { playerAddress } from '@pailei/domain/streams/streams';
import { lazy, Suspense } from 'react';

import { useDevice } from '../../../shared/first-view/useDevice.ts';
import type { ChosenPlayer } from './choose-player.ts';

const HlsVideo = lazy(async () => ({ default: (await import('./HlsVideo.tsx')).HlsVideo }));

const FRAME =
  'relative isolate aspect-video max-h-[calc(100vh-220px)] w-full overflow-hidden rounded-stage bg-[#120c0b] text-text-1 max-tablet:-mx-4 max-tablet:w-auto max-tablet:rounded-none';

/** The broadcast on the stage: another site’s player in a sandboxed frame, or our own video element. */
export function Player({ player, title }: ChosenPlayer) {
  const host = useDevice(() => location.hostname, null);
  if (host === null) return <section data-theme="dark" className={FRAME} aria-label={title} />;
  const src = playerAddress(player, host);
  return (
    <section data-theme="dark" className={FRAME} aria-label={title}>
      {player.type === 'video' ? (
        <Suspense>
          <HlsVideo src={src} title={title} />
        </Suspense>
      ) : (
        <iframe
          key={src}
          className="block size-full border-0"
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
