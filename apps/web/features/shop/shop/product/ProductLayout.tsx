import type { ReactNode } from 'react';

/** A product's page: its picture large, beside it all that is said of it. */
export function ProductLayout({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <article className="grid grid-cols-[minmax(0,1.15fr)_minmax(320px,1fr)] items-start gap-12 max-[901px]:grid-cols-1 max-[901px]:gap-6">
      <div className="aspect-[4/3] overflow-hidden rounded-stage">{picture}</div>
      <div className="min-w-0">{children}</div>
    </article>
  );
}
