import type { ReactNode } from 'react';
import { MatchHeader, type WayBack } from './MatchHeader.tsx';
import { SiteMaintenance } from './SiteMaintenance.tsx';

/** What every page about one match stands in. */
export function MatchShell({ back, children }: { back: WayBack; children: ReactNode }) {
  return (
    <>
      <a
        className="absolute top-2 -left-[999px] z-toast rounded-control bg-zhu-fill px-3 py-2 text-on-fill focus:left-2"
        href="#main"
      >
        跳到正文
      </a>
      <SiteMaintenance />
      <MatchHeader back={back} />
      <main
        className="mx-auto w-full max-w-[1440px] min-w-0 px-8 pt-7 pb-18 max-tablet:px-4 max-tablet:pt-4 max-tablet:pb-14"
        id="main"
      >
        {children}
      </main>
    </>
  );
}
