import type { ChampionPageView } from '@pailei/contracts/play/seasons/season-champions';
import type { ReactNode } from 'react';

import ringArt from '../../../../shared/assets/art/ring-gold.svg';
import { Stage } from '../../../../shared/ui/layout/Stage.tsx';
import { Seal } from '../../../../shared/ui/marks/Seal.tsx';
import { formatDate } from '../../../../shared/ui/time/time.format.ts';

type HonourStageProps = {
  page: ChampionPageView;
  /** At the right end of the line of the season. */
  aside: ReactNode;
  mark: ReactNode;
  /** Null: the first two are equal. */
  champion: string | null;
  className?: string;
  /** Of the final, and who won. */
  children: ReactNode;
};

/** Who won a season, in the ring whose ropes are gold. */
export function HonourStage({ page, aside, mark, champion, className = '', children }: HonourStageProps) {
  return (
    <Stage label="赛季冠军" kind="honour" ring={ringArt} className={className}>
      <p className="flex w-full flex-wrap justify-between gap-x-6 text-13 text-text-2">
        <span>
          <b className="text-text-1">S{page.number}</b> {formatDate(page.starts_at)} – {formatDate(page.ends_at)}
        </span>
        {aside}
      </p>
      <span className="relative mt-5 drop-shadow-[0_18px_34px_rgba(0,0,0,0.55)]">
        {mark}
        {champion !== null && <Seal mark="冠" size="lg" isSolid className="absolute -right-1 -bottom-1" />}
      </span>
      <p className="mt-5 text-20 tracking-[0.34em] text-jin-text max-tablet:text-16">{page.name} 冠军</p>
      <h1 className="text-[64px]/20 font-bold tracking-[0.08em] wrap-anywhere max-tablet:text-[40px]/14">
        {champion ?? '并列第一，没有冠军'}
      </h1>
      {children}
    </Stage>
  );
}

type FinalScoreProps = { label: string; wins: number; losses: number; children: ReactNode };

/** `children`: the opponent. */
export function FinalScore({ label, wins, losses, children }: FinalScoreProps) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-4 text-text-2">
      {label}
      <b className="font-num text-[36px]/11 text-text-1" role="img" aria-label={`${wins} 比 ${losses}`}>
        <span className="text-jin-text">{wins}</span> : {losses}
      </b>
      {children}
    </p>
  );
}
