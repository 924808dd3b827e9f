import { lazy, Suspense } from 'react';

const DescriptionText = lazy(async () => ({ default: (await import('./DescriptionText.tsx')).DescriptionText }));

/** What the organiser says of the event, in Markdown; the renderer is loaded where there is something to render. */
export function Description({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="text-13 wrap-anywhere whitespace-pre-line text-text-2">{text}</p>}>
      <DescriptionText text={text} />
    </Suspense>
  );
}
