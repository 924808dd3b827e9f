import type { sectionsOf } from './editor-sections.ts';

/** Jumps to the parts of the editor; where there is room for it. */
export function SectionIndex({ sections }: { sections: ReturnType<typeof sectionsOf> }) {
  return (
    <nav className="sticky top-20 grid gap-0.5 text-13 max-[1500px]:hidden" aria-label="本页各节">
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          className="flex h-8.5 items-center rounded-control px-3 text-text-2 hover:bg-surface-2 hover:text-text-1"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
