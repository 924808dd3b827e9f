import type { ReactNode } from 'react';

/** A section under its Song title; the title's characters must be in the font's glyph list. */
export function Section({
  title,
  meta,
  action,
  children,
}: {
  title: string;
  meta?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section>
      <header className="sec">
        <h2 className="song">{title}</h2>
        {meta && <span className="sec__m">{meta}</span>}
        <span className="sec__r" />
        {action}
      </header>
      {children}
    </section>
  );
}
