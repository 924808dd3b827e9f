import { Play } from 'lucide-react';

/** The way to the broadcast on its own site. */
export function StreamLink({ href }: { href: string }) {
  return (
    <a
      className="relative block aspect-video overflow-hidden rounded-panel text-ivory"
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      <svg className="size-full" viewBox="0 0 320 180" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
        <path d="M0 0h320v180H0z" fill="#171110" />
        <path d="M0 60h320M0 72h320M0 84h320" stroke="#e8492b" strokeOpacity=".5" strokeWidth="1.5" />
        <g fill="#2c1a15" stroke="#d9b261" strokeOpacity=".5">
          <rect x="112" y="96" width="30" height="42" rx="3" />
          <rect x="146" y="92" width="30" height="42" rx="3" />
          <rect x="180" y="96" width="30" height="42" rx="3" />
        </g>
      </svg>
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-13 place-items-center rounded-[50%] bg-scrim ring-1 ring-text-3">
          <Play size={22} />
        </span>
      </span>
      <span className="absolute bottom-2.5 left-3 text-12">官方直播间</span>
    </a>
  );
}
