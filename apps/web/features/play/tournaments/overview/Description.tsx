import { lazy, Suspense, useContext, useState } from 'react';

import { ServerScopeContext } from '../../../../shared/first-view/server-scope.ts';
import { useTakenOver } from '../../../../shared/first-view/useDevice.ts';

const DescriptionText = lazy(async () => ({ default: (await import('./DescriptionText.tsx')).DescriptionText }));

const BOX = 'text-13 wrap-anywhere text-text-2';

/** The document's own content stays as it is: React neither compares nor replaces what it is not given. */
const AS_RENDERED = { __html: '' };

/** What the organiser says of the event, in Markdown. Whoever got it with the page loads no renderer for it. */
export function Description({ text }: { text: string }) {
  const isOnServer = useContext(ServerScopeContext) !== null;
  const isFirstView = !useTakenOver();
  const [renderedText] = useState(isFirstView && !isOnServer ? text : null);
  if (text === renderedText)
    // oxlint-disable-next-line react/no-danger -- empty: it stands for what the document has
    return <div className={BOX} suppressHydrationWarning dangerouslySetInnerHTML={AS_RENDERED} />;
  return (
    <div className={BOX}>
      <Suspense fallback={<p className="whitespace-pre-line">{text}</p>}>
        <DescriptionText text={text} />
      </Suspense>
    </div>
  );
}
