import type { ReactNode } from 'react';
import { Skeleton, useSkeleton } from '../../../../shared/ui/feedback/Skeleton.tsx';
import { CutRopeDrawing, RingDrawing } from '../../../../shared/ui/marks/Drawings.tsx';
import { StageFrame } from './stage/StageFrame.tsx';

/** The columns under the stage. */
export const MATCH_COLUMNS = 'mt-9 grid grid-cols-main-rail gap-12 max-wide:grid-cols-1 max-tablet:mt-6';

type PageStateProps = { art: 'ring' | 'cut-rope'; title: string; text: string; action?: ReactNode };

/** Something the page cannot show, and the one way on. `title` is set in Song. */
export function PageState({ art, title, text, action }: PageStateProps) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      {art === 'ring' ? <RingDrawing /> : <CutRopeDrawing />}
      <h1 className="font-song text-20 font-black">{title}</h1>
      <p className="max-w-[40ch] text-balance text-text-2">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}

/** The page's geometry without its data; only when loading takes long enough to be noticed. */
export function PageSkeleton() {
  const isShown = useSkeleton(true);
  if (!isShown) return null;
  return (
    <div className="pt-8" aria-busy="true" aria-label="加载中">
      <StageFrame />
      <div className={MATCH_COLUMNS}>
        <SkeletonLines count={5} height={64} />
        <SkeletonLines count={4} height={20} />
      </div>
    </div>
  );
}

function SkeletonLines({ count, height }: { count: number; height: number }) {
  return (
    <div className="grid content-start gap-3.5">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </div>
  );
}
