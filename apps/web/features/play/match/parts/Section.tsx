import type { ReactNode } from 'react';

type SectionProps = { title: string; meta?: ReactNode; action?: ReactNode; children: ReactNode };

/** A section under its Song title; the title's characters must be in the font's glyph list. */
export function Section({ title, meta, action, children }: SectionProps) {
  return (
    <section>
      <header className="mb-3 flex min-h-7 items-baseline gap-x-3 max-tablet:flex-wrap">
        <h2 className="font-song text-20 font-black tracking-[0.02em] whitespace-nowrap">{title}</h2>
        {meta && (
          <span className="min-w-0 truncate text-13 text-text-3 max-tablet:text-12 max-tablet:whitespace-normal">
            {meta}
          </span>
        )}
        <span className="min-w-2 flex-1" />
        {action}
      </header>
      {children}
    </section>
  );
}
