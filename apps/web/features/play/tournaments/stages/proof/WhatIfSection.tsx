import type { WhatIfQuestion } from '@pailei/domain/tournament/standings/what-if/types';

import { Tag } from '../../../../../shared/ui/marks/Tag.tsx';
import { useWhatIf } from './useWhatIf.ts';
import { VERDICT_TEXTS, whatIfText } from './what-if-texts.ts';

type WhatIfSectionProps = { question: WhatIfQuestion; nameOf: (id: string) => string };

/** What the last round may still bring for the one in focus. */
export function WhatIfSection({ question, nameOf }: WhatIfSectionProps) {
  const found = useWhatIf(question);
  const text = found && whatIfText(question, found, nameOf);
  return (
    <section aria-live="polite">
      <h3 className="mb-2 flex items-center gap-2 text-14 font-semibold">
        出线形势
        {text && <Tag {...(text.verdict === VERDICT_TEXTS.through && { tone: 'jin' as const })}>{text.verdict}</Tag>}
      </h3>
      {text ? (
        <>
          <ul className="grid gap-1 text-13 text-text-2">
            {text.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 text-12 text-text-3">{text.method}</p>
        </>
      ) : (
        <p className="text-13 text-text-3">正在计算</p>
      )}
    </section>
  );
}
