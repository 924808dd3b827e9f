import { messageOf } from '../api/error-text.ts';
import { Note } from '../ui/feedback/Note.tsx';
import { SkeletonRows } from '../ui/feedback/Skeleton.tsx';
import type { PreviewLine } from './preview-line.ts';

type EffectLinesProps = {
  title: string;
  /** Why there are none. */
  error: unknown;
  /** Null: they are being worked out. */
  lines: readonly PreviewLine[] | null;
};

/** What a ruling would change, before it is made. */
export function EffectLines({ title, error, lines }: EffectLinesProps) {
  if (error) return <Note tone="yan">{messageOf(error)}</Note>;
  if (!lines) return <SkeletonRows count={2} />;
  return (
    <section aria-label={title} className="rounded-control bg-surface-2 px-3.5 py-2.5">
      <p className="flex justify-between gap-3">
        <b>{title}</b>
        <small className="text-text-3">试算，未写入</small>
      </p>
      <dl>
        {lines.map(({ label, text, isGrave }) => (
          <div
            key={`${label} ${text}`}
            className="grid grid-cols-[6em_minmax(0,1fr)] gap-3 border-t border-t-line-1 py-1.5 text-13 wrap-anywhere"
          >
            <dt className="text-text-3">{label}</dt>
            <dd className={isGrave ? 'text-huang-text' : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
