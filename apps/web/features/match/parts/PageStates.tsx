import type { ReactNode } from 'react';
import { CutRopeDrawing, RingDrawing } from '../../../shared/ui/Drawings.tsx';
import { useSkeleton } from '../../../shared/ui/Skeleton.tsx';

/** Something the page cannot show, and the one way on. `title` is set in Song. */
export function PageState({
  art,
  title,
  text,
  action,
}: {
  art: 'ring' | 'cut-rope';
  title: string;
  text: string;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      {art === 'ring' ? <RingDrawing /> : <CutRopeDrawing />}
      <h1 className="song">{title}</h1>
      <p>{text}</p>
      {action && <div className="row">{action}</div>}
    </div>
  );
}

/** The page's geometry without its data; only when loading takes long enough to be noticed. */
export function PageSkeleton() {
  const isShown = useSkeleton(true);
  if (!isShown) return null;
  return (
    <div aria-busy="true" aria-label="加载中">
      <div className="pl-stage hero ms" />
      <div className="grid g-side mcols">
        <div className="skl">
          {Array.from({ length: 5 }, (_, index) => (
            <span key={index} className="sk skl__r" />
          ))}
        </div>
        <div className="skl">
          {Array.from({ length: 4 }, (_, index) => (
            <span key={index} className="sk skl__t" />
          ))}
        </div>
      </div>
    </div>
  );
}
