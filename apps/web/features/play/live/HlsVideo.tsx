import { useEffect, useRef, useState } from 'react';

import { Button } from '../../../shared/ui/actions/Button.tsx';

type Attachment = { stop: () => void };

/** A playlist in the page's own video element: by the browser itself where it can, else by hls.js. */
export function HlsVideo({ src, title }: { src: string; title: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    const stopping = new AbortController();
    let attached: Attachment | undefined;
    const fail = () => {
      if (!stopping.signal.aborted) setFailed(true);
    };
    attach(element, src, fail).then((done) => {
      if (stopping.signal.aborted) done.stop();
      else attached = done;
    }, fail);
    return () => {
      stopping.abort();
      attached?.stop();
    };
  }, [src, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <video
        ref={video}
        className="block size-full"
        title={title}
        controls
        playsInline
        muted
        autoPlay
        onError={() => setFailed(true)}
      />
      {hasFailed && (
        <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-scrim" role="alert">
          <p>直播暂时无法播放</p>
          <Button size="sm" onClick={retry}>
            重试
          </Button>
        </div>
      )}
    </>
  );
}

async function attach(video: HTMLVideoElement, src: string, onFail: () => void): Promise<Attachment> {
  if (video.canPlayType('application/vnd.apple.mpegurl') !== '') {
    video.src = src;
    return { stop: () => video.removeAttribute('src') };
  }
  const { default: Hls } = await import('hls.js');
  if (!Hls.isSupported()) throw new Error('the browser plays no HLS');
  // a worker from a blob is not allowed by the content security policy
  const hls = new Hls({ enableWorker: false });
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFail();
  });
  hls.loadSource(src);
  hls.attachMedia(video);
  return { stop: () => hls.destroy() };
}
